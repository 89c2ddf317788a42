import type { Business } from '@vitrina/contract/entities/business';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { companyName } from './companies-query.ts';
import style from './company-card.module.css';
import { useRemoveCompany } from './use-company-changes.ts';

const text = messages.companies;

/** Asks before it removes. */
export function RemoveCompany({ company, onRemoved }: RemoveCompanyProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveCompany(company.id, onRemoved);
  const close = () => setAsking(false);
  const name = companyName(company);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={style.remove}
        aria-label={text.remove(name)}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {text.removeShort}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={text.removeTitle}
        closeLabel={text.cancel}
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {text.cancel}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {text.removeShort}
            </Button>
          </>
        }
      >
        <p>{text.removeQuestion}</p>
        <p>
          <strong>{name}</strong>
        </p>
      </Dialog>
    </>
  );
}

interface RemoveCompanyProps {
  company: Business;
  onRemoved: () => void;
}
