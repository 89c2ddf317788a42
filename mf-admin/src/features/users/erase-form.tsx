import { erasePerson } from '@vitrina/contract/calls/erase-person';
import type { User } from '@vitrina/contract/entities/user';
import { callApi, queryClient, refusalOf, showToast } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import erasure from './erase-form.module.css';
import { usersQuery } from './users-query.ts';

const text = messages.erasure;

interface EraseFormProps {
  user: User;
  onErased: () => void;
}

/** Asks for the account's e-mail address, against erasing the wrong one. */
export function EraseForm({ user, onErased }: EraseFormProps) {
  const [values, setValues] = useState({ email: '' });
  const form = useForm({
    values,
    setValues: (next) => setValues((now) => ({ ...now, ...next })),
    read: ({ email }) =>
      email.trim().toLowerCase() === user.email.toLowerCase()
        ? { input: user.id }
        : { errors: { email: text.otherEmail } },
    async send(id) {
      await callApi(erasePerson, { params: { id } });
      showToast(text.done);
      void queryClient.invalidateQueries({ queryKey: usersQuery().queryKey });
      onErased();
    },
    refused: refusalOf(text.failed),
  });
  return (
    <form {...form.props} className={style.form}>
      <p>{text.lead}</p>
      <Parts title={text.goes.title} parts={text.goes.parts} />
      <Parts title={text.stays.title} parts={text.stays.parts} />
      <TextField
        {...form.field('email')}
        label={text.email}
        hint={text.emailHint(user.email)}
        type="email"
        required
        autoComplete="off"
      />
      <FormAlert notice={form.notice} />
      <div>
        <Button type="submit" variant="danger" busy={form.busy}>
          {text.confirm}
        </Button>
      </div>
    </form>
  );
}

function Parts({ title, parts }: { title: string; parts: readonly string[] }) {
  return (
    <section>
      <h3 className={erasure.title}>{title}</h3>
      <ul className={erasure.parts}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  );
}
