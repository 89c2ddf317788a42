import type { Business } from '@vitrina/contract/entities/business';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { useState } from 'react';
import { profileMessages } from '../../profile-messages.ts';
import { companyName } from './companies-query.ts';
import style from './company-card.module.css';
import { useRemoveCompany } from './use-company-changes.ts';

const text = profileMessages.companies;

export function RemoveCompany({ company, onRemoved }: RemoveCompanyProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveCompany(company.id, onRemoved);
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
      <ConfirmDialog
        open={asking}
        title={text.removeTitle}
        keepLabel={text.cancel}
        confirmLabel={text.removeShort}
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
      >
        <p>{text.removeQuestion}</p>
        <p>
          <strong>{name}</strong>
        </p>
      </ConfirmDialog>
    </>
  );
}

interface RemoveCompanyProps {
  company: Business;
  onRemoved: () => void;
}
