import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { COMPANIES_HASH } from './companies-hash.ts';
import style from './company-card.module.css';
import { CompanyForm } from './company-form.tsx';
import { isCompanyKept } from './company-form-name.ts';
import type { CompanyValues } from './company-values.ts';
import { useAddCompany } from './use-company-changes.ts';
import { useFormOpener } from './use-form-opener.ts';

const text = messages.companies;

/** The button that opens the form; the header's "add company" link opens it too. */
export function AddCompany() {
  const location = useLocation();
  const { isOpen, open, close, button } = useFormOpener(() => isCompanyKept(undefined));
  const openByLink = useEffectEvent(open);
  useEffect(() => {
    if (location.hash === COMPANIES_HASH) openByLink();
  }, [location]);
  return (
    <Card>
      {isOpen ? (
        <>
          <h3 className={style.name}>{text.newTitle}</h3>
          <NewCompany onClose={close} />
        </>
      ) : (
        <Button ref={button} variant="secondary" onClick={open}>
          <Plus />
          {text.add}
        </Button>
      )}
    </Card>
  );
}

function NewCompany({ onClose }: { onClose: () => void }) {
  const [declared, setDeclared] = useState(false);
  const [permitted, setPermitted] = useState(false);
  const [refused, setRefused] = useState(false);
  const add = useAddCompany(onClose);
  const save = (values: CompanyValues) => {
    const allowed = declared && permitted;
    setRefused(!allowed);
    if (allowed) add.mutate(values);
  };
  return (
    <CompanyForm busy={add.isPending} onSave={save} onCancel={onClose}>
      <CheckboxField
        label={text.declaration}
        checked={declared}
        onChange={(event) => setDeclared(event.target.checked)}
        required
      />
      <CheckboxField
        label={text.permission}
        checked={permitted}
        onChange={(event) => setPermitted(event.target.checked)}
        required
      />
      {refused && !(declared && permitted) && <Alert tone="danger">{text.boxesRequired}</Alert>}
    </CompanyForm>
  );
}
