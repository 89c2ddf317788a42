import type { Business } from '@vitrina/contract/entities/business';
import { bankOfIban } from '@vitrina/contract/rules/iban';
import { useKept } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { TextField } from '@vitrina/shared-ui/text-field';
import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { messages } from '../../messages.ts';
import { useUnsaved } from '../unsaved-changes/unsaved-changes.tsx';
import { UnsavedDialog } from '../unsaved-changes/unsaved-dialog.tsx';
import style from './company-form.module.css';
import { companyFormName } from './company-form-name.ts';
import { type CompanyValues, MAX_LENGTHS, trimCompany, valuesOf } from './company-values.ts';
import { companyWarnings } from './company-warnings.ts';
import { FieldWarning } from './field-warning.tsx';

const text = messages.companies;

export interface CompanyFormProps {
  /** Starts empty without one. */
  company?: Business;
  busy: boolean;
  /** Gets values whose name is not empty. */
  onSave: (values: CompanyValues) => void;
  /** Asked for once nothing typed is left, or may be lost. */
  onCancel: () => void;
  /** Stands before the buttons. */
  children?: ReactNode;
}

/** The fields of a company; only its name is required (spec section 5). */
export function CompanyForm({ company, busy, onSave, onCancel, children }: CompanyFormProps) {
  const [nameMissing, setNameMissing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { values, dirty, setValues } = useKept(companyFormName(company), valuesOf(company));
  useUnsaved(dirty);
  const warnings = companyWarnings(values);
  const bank = bankOfIban(values.iban);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = trimCompany(values);
    setNameMissing(trimmed.company_name === '');
    if (trimmed.company_name === '') name.current?.focus();
    // A bank that the IBAN names need not be typed.
    else onSave({ ...trimmed, bank: trimmed.bank || (bank ?? '') });
  };
  const field = (key: keyof CompanyValues) => ({
    name: key,
    label: text.fields[key],
    value: values[key],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [key]: event.target.value }),
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
        <div>
          <TextField {...field('cif')} />
          <FieldWarning text={warnings.cif} />
        </div>
        <TextField {...field('reg_com')} />
        <div>
          <TextField {...field('iban')} autoComplete="off" spellCheck={false} />
          <FieldWarning text={warnings.iban} />
        </div>
        <TextField
          {...field('bank')}
          hint={bank && text.bankOfIban(bank)}
          placeholder={bank ?? undefined}
        />
        <TextField {...field('business_address')} autoComplete="street-address" />
      </div>
      {children}
      <div className={style.actions}>
        <Button type="submit" busy={busy}>
          {text.save}
        </Button>
        <Button variant="secondary" onClick={() => (dirty ? setLeaving(true) : onCancel())}>
          {text.cancel}
        </Button>
      </div>
      <UnsavedDialog
        open={isLeaving}
        place="form"
        onStay={() => setLeaving(false)}
        onLeave={onCancel}
      />
    </form>
  );
}
