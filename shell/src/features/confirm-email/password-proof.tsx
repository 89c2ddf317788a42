import { verifyEmail } from '@vitrina/contract/calls/verify-email';
import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/constants';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmEmailTexts } from '../../content/confirm-email.ts';
import { signInTexts } from '../../content/sign-in.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { signInRefusal } from '../sign-in/sign-in-refusal.ts';
import type { ConfirmEmail } from './use-confirm-email.ts';

const text = confirmEmailTexts.link;

interface PasswordProofProps {
  lead: string;
  token: string;
  confirm: ConfirmEmail;
}

export function PasswordProof({ lead, ...link }: PasswordProofProps) {
  const [chooses, setChooses] = useState(false);
  const name = chooses ? 'newPassword' : 'password';
  return (
    <>
      <p>{chooses ? text.newLead : lead}</p>
      <PasswordForm key={name} name={name} {...link} />
      <Button variant="ghost" onClick={() => setChooses(!chooses)}>
        {chooses ? text.know : text.choose}
      </Button>
    </>
  );
}

const WORDS = {
  required: signInTexts.required,
  tooLong: signInTexts.tooLong,
  wrong: { newPassword: signInTexts.passwordShort(MIN_PASSWORD_LENGTH) },
};

type Name = 'password' | 'newPassword';

function PasswordForm({ name, token, confirm }: { name: Name } & Omit<PasswordProofProps, 'lead'>) {
  const isNew = name === 'newPassword';
  const form = useForm({
    values: { password: '', newPassword: '' },
    read: readBy(verifyEmail.body, WORDS, (values: Record<Name, string>) => ({
      token,
      [name]: values[name],
    })),
    send: confirm,
    refused: signInRefusal(confirmEmailTexts.failed),
  });
  return (
    <form {...form.props}>
      <PasswordField
        label={isNew ? text.newPassword : text.password}
        name={name}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? signInTexts.passwordHint(MIN_PASSWORD_LENGTH) : undefined}
        error={form.errors[name]}
        required
      />
      <FormAlert notice={form.notice} />
      <Button type="submit" block size="lg" busy={form.busy}>
        {text.submit}
      </Button>
      {form.notice && <Link to="/confirm-email">{text.again}</Link>}
    </form>
  );
}
