import { useMutation, useQuery } from '@tanstack/react-query';
import { updateProfile } from '@vitrina/contract/calls/update-profile';
import { MAX_PHONE_LENGTH } from '@vitrina/contract/constants';
import type { Profile } from '@vitrina/contract/entities/profile';
import {
  callApi,
  changeKnown,
  getSession,
  serverMessageOr,
  showToast,
  signIn,
  useKept,
} from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { useUnsaved } from '../unsaved-changes/unsaved-changes.tsx';
import { type ProfileErrors, type ProfileValues, profileErrors } from './profile-errors.ts';
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
  const { values, dirty, setValues, reset } = useKept<ProfileValues>('profile', {
    name: profile.name ?? '',
    phone: profile.phone ?? '',
  });
  useUnsaved(dirty);
  const [wrong, setWrong] = useState<ProfileErrors>({});
  const fields = { name: useRef<HTMLInputElement>(null), phone: useRef<HTMLInputElement>(null) };
  const save = useMutation({
    mutationFn: (body: { name: string; email: string; phone: string }) =>
      callApi(updateProfile, { body }),
    // Whose data they are is settled now: somebody else may be signed in when the answer comes.
    onMutate: () => ({ key: profileQuery().queryKey, userId: getSession().user?.id }),
    onSuccess: (_answer, { name, phone }, { key, userId }) => {
      const { user, token } = getSession();
      if (user?.id !== userId) return;
      changeKnown(key, (before) => ({ ...before, name, phone }));
      if (user) signIn({ ...user, name }, token);
      reset();
      showToast(text.saved);
    },
    onError: (error) => void showToast(serverMessageOr(error, text.saveFailed), { tone: 'danger' }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = values.name.trim();
    const phone = values.phone.trim();
    const errors = profileErrors({ name, phone });
    setWrong(errors);
    if (errors.name) fields.name.current?.focus();
    else if (errors.phone) fields.phone.current?.focus();
    // The e-mail goes along unchanged (rulings 14).
    else save.mutate({ name, email: profile.email, phone });
  };
  const field = (key: keyof ProfileValues) => ({
    ref: fields[key],
    name: key,
    label: text[key],
    value: values[key],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [key]: event.target.value }),
    error: wrong[key],
  });

  return (
    <Card>
      <form className={style.form} onSubmit={submit} noValidate>
        <TextField {...field('name')} maxLength={120} autoComplete="name" required />
        <TextField
          label={text.email}
          type="email"
          value={profile.email}
          hint={text.emailHint}
          readOnly
        />
        <TextField {...field('phone')} type="tel" maxLength={MAX_PHONE_LENGTH} autoComplete="tel" />
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
