import type { Business } from '@vitrina/contract/entities/business';
import { Button } from '@vitrina/shared-ui/button';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import style from './company-form.module.css';
import { type CompanyValues, MAX_LENGTHS, readCompany } from './company-values.ts';

const text = messages.companies;

export interface CompanyFormProps {
  /** Starts empty without one. */
  company?: Business;
  busy: boolean;
  /** Gets values whose name is not empty. */
  onSave: (values: CompanyValues) => void;
  onCancel: () => void;
  /** Stands before the buttons. */
  children?: ReactNode;
}

/** The fields of a company; only its name is required (spec section 5). */
export function CompanyForm({ company, busy, onSave, onCancel, children }: CompanyFormProps) {
  const [nameMissing, setNameMissing] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readCompany(new FormData(event.currentTarget));
    setNameMissing(values.company_name === '');
    if (values.company_name === '') name.current?.focus();
    else onSave(values);
  };
  const field = (key: keyof CompanyValues) => ({
    name: key,
    label: text.fields[key],
    defaultValue: company?.[key] ?? '',
    maxLength: MAX_LENGTHS[key],
  });

  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <div className={style.fields}>
        <TextField
          {...field('company_name')}
          ref={name}
          autoComplete="organization"
          error={nameMissing && text.nameRequired}
          required
        />
        <TextField {...field('cif')} />
        <TextField {...field('reg_com')} />
        <TextField {...field('bank')} />
        <TextField {...field('iban')} autoComplete="off" spellCheck={false} />
        <TextField {...field('business_address')} autoComplete="street-address" />
      </div>
      {children}
      <div className={style.actions}>
        <Button type="submit" busy={busy}>
          {text.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
