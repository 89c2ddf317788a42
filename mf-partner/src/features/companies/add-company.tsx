import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { profileMessages } from '../../profile-messages.ts';
import { COMPANIES_HASH } from './companies-hash.ts';
import style from './company-card.module.css';
import { CompanyForm } from './company-form.tsx';
import { isCompanyKept } from './company-form-name.ts';
import type { CompanyValues } from './company-values.ts';
import { addCompany } from './use-company-changes.ts';
import { useFormOpener } from './use-form-opener.ts';

const text = profileMessages.companies;

/**
 * Opens the form, as does the header's "add company" link. Before the first company it is part of the empty
 * state.
 */
export function AddCompany({ isFirst }: { isFirst: boolean }) {
  const location = useLocation();
  const { isOpen, open, close, button } = useFormOpener(() => isCompanyKept(undefined));
  const openByLink = useEffectEvent(open);
  useEffect(() => {
    if (location.hash === COMPANIES_HASH) openByLink();
  }, [location]);
  const save = async (values: CompanyValues) => {
    await addCompany(values);
    close();
  };
  if (isOpen) {
    return (
      <Card>
        <h3 className={style.name}>{text.newTitle}</h3>
        <CompanyForm onSave={save} failed={text.addFailed} onCancel={close} />
      </Card>
    );
  }
  const add = (
    <Button ref={button} variant="secondary" onClick={open}>
      <Plus />
      {text.add}
    </Button>
  );
  if (!isFirst) return <Card>{add}</Card>;
  return (
    <EmptyState illustration={<Building2 />} title={text.empty.title} action={add}>
      {text.empty.text}
    </EmptyState>
  );
}
