import type { Business } from '@vitrina/contract/entities/business';
import { businessInput } from '@vitrina/contract/entities/business-input';
import { tooLong } from '@vitrina/contract/messages';
import { bankOfIban } from '@vitrina/contract/rules/iban';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { type ReadForm, readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, useState } from 'react';
import { profileMessages } from '../../profile-messages.ts';
import { tellFailure } from '../tell-failure.ts';
import { useUnsaved } from '../unsaved-changes/unsaved-changes.tsx';
import { UnsavedDialog } from '../unsaved-changes/unsaved-dialog.tsx';
import style from './company-form.module.css';
import { companyFormName } from './company-form-name.ts';
import { type CompanyValues, valuesOf } from './company-values.ts';
import { companyWarnings } from './company-warnings.ts';
import { ABOUT_COMPANIES } from './use-company-changes.ts';

const text = profileMessages.companies;

/** For a new company. */
const BOXES = { declaration: false, permission: false };

const BOX_NAMES = Object.keys(BOXES) as (keyof typeof BOXES)[];

type FormValues = CompanyValues & typeof BOXES;

const read = readBy(
  businessInput,
  { required: text.nameRequired, tooLong },
  // The IBAN names the bank.
  (values: FormValues) => ({
    ...values,
    bank: values.bank.trim() || (bankOfIban(values.iban) ?? ''),
  }),
);

const readNew: ReadForm<FormValues, CompanyValues> = (values) => {
  const found = read(values);
  const unticked = BOX_NAMES.find((box) => !values[box]);
  if (!unticked) return found;
  const errors = 'errors' in found ? found.errors : {};
  return { errors: { ...errors, [unticked]: text.boxesRequired } };
};

interface CompanyFormProps {
  company?: Business;
  onSave: (values: CompanyValues) => Promise<void>;
  /** Fallback when the host gives no message. */
  failed: string;
  /** Called when nothing typed would be lost, or the person agreed. */
  onCancel: () => void;
}

/** Only the name is required, and for a new company the boxes. */
export function CompanyForm({ company, onSave, failed, onCancel }: CompanyFormProps) {
  const [isLeaving, setLeaving] = useState(false);
  const kept = useKept(companyFormName(company), { ...valuesOf(company), ...BOXES });
  const { values, dirty } = kept;
  useUnsaved(dirty);
  const warnings = companyWarnings(values);
  const bank = bankOfIban(values.iban);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  const form = useForm({
    ...kept,
    read: company ? read : readNew,
    send: onSave,
    refused: tellFailure(ABOUT_COMPANIES, failed, values),
  });
  const field = (key: keyof CompanyValues) => ({
    ...form.field(key),
    label: text.fields[key],
  });

  return (
    <form {...form.props} className={style.form}>
      <div className={style.fields}>
        <TextField {...field('company_name')} ref={name} autoComplete="organization" required />
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
      {!company &&
        BOX_NAMES.map((box) => (
          <CheckboxField
            key={box}
            name={box}
            label={text[box]}
            error={form.errors[box]}
            checked={values[box]}
            onChange={({ target }) => form.change({ [box]: target.checked })}
            required
          />
        ))}
      <div className={style.actions}>
        <Button type="submit" busy={form.busy}>
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

/** A doubt that does not block saving; announced when it appears. */
function FieldWarning({ text }: { text: string | null }) {
  return (
    <p role="status" className={style.warning}>
      {text && (
        <>
          <TriangleAlert /> {text}
        </>
      )}
    </p>
  );
}
