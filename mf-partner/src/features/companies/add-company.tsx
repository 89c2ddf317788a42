import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { COMPANIES_HASH } from './companies-hash.ts';
import { CompanyForm } from './company-form.tsx';
import { isCompanyKept } from './company-form-name.ts';
import type { CompanyValues } from './company-values.ts';
import { useAddCompany } from './use-company-changes.ts';

const text = messages.companies;

/** The button that opens the form; the header's "add company" link opens it too. */
export function AddCompany() {
  const location = useLocation();
  const [open, setOpen] = useState(() => isCompanyKept(undefined));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (location.hash === COMPANIES_HASH) setOpen(true);
  }, [location]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Card>
      <Button ref={button} variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Plus />
        {text.add}
      </Button>
      {open && <NewCompany onClose={close} />}
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
