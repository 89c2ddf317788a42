import { useMutation, useQuery } from '@tanstack/react-query';
import { updateProfile } from '@vitrina/contract/calls/update-profile';
import type { Profile } from '@vitrina/contract/entities/profile';
import {
  callApi,
  getSession,
  queryClient,
  serverMessageOr,
  showToast,
  signIn,
} from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { useUnsaved } from '../unsaved-changes/unsaved-changes.tsx';
import style from './profile-form.module.css';
import { profileQuery } from './profile-query.ts';
import { ResetPassword } from './reset-password.tsx';

const text = messages.profile;

/** Personal data: name and phone can be changed, the e-mail cannot. */
export function ProfileForm() {
  return (
    <QueryView
      query={useQuery(profileQuery())}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(profile) => <PersonalData profile={profile} />}
    </QueryView>
  );
}

function PersonalData({ profile }: { profile: Profile }) {
  const [nameMissing, setNameMissing] = useState(false);
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty);
  const nameField = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: (body: { name: string; email: string; phone: string }) =>
      callApi(updateProfile, { body }),
    // Whose data they are is settled now: somebody else may be signed in when the answer comes.
    onMutate: () => ({ key: profileQuery().queryKey, userId: getSession().user?.id }),
    onSuccess: (_answer, { name, phone }, { key, userId }) => {
      const { user, token } = getSession();
      if (user?.id !== userId) return;
      queryClient.setQueryData(key, (before) => before && { ...before, name, phone });
      if (user) signIn({ ...user, name }, token);
      setDirty(false);
      showToast(text.saved);
    },
    onError: (error) => void showToast(serverMessageOr(error, text.saveFailed), { tone: 'danger' }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, phone } = readForm(event.currentTarget);
    setNameMissing(name === '');
    if (name === '') {
      nameField.current?.focus();
      return;
    }
    // The e-mail goes along unchanged (rulings 14).
    save.mutate({ name, email: profile.email, phone });
  };

  return (
    <Card>
      <form
        className={style.form}
        onSubmit={submit}
        onChange={(event) => {
          const { name, phone } = readForm(event.currentTarget);
          setDirty(name !== (profile.name ?? '') || phone !== (profile.phone ?? ''));
        }}
        noValidate
      >
        <TextField
          ref={nameField}
          label={text.name}
          name="name"
          maxLength={120}
          autoComplete="name"
          defaultValue={profile.name ?? ''}
          error={nameMissing && text.nameRequired}
          required
        />
        <TextField
          label={text.email}
          type="email"
          value={profile.email}
          hint={text.emailHint}
          readOnly
        />
        <TextField
          label={text.phone}
          name="phone"
          type="tel"
          maxLength={30}
          autoComplete="tel"
          defaultValue={profile.phone ?? ''}
        />
        <div className={style.actions}>
          <Button type="submit" busy={save.isPending}>
            {text.save}
          </Button>
          <ResetPassword email={profile.email} />
        </div>
      </form>
    </Card>
  );
}

function readForm(element: HTMLFormElement): { name: string; phone: string } {
  const form = new FormData(element);
  return { name: String(form.get('name')).trim(), phone: String(form.get('phone')).trim() };
}
