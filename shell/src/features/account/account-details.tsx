import { useMutation, useQuery } from '@tanstack/react-query';
import { updateProfile } from '@vitrina/contract/calls/update-profile';
import { MAX_PHONE_LENGTH } from '@vitrina/contract/constants';
import type { Profile } from '@vitrina/contract/entities/profile';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { serverMessageOr } from '@vitrina/shared-auth/api/errors';
import { changeKnown } from '@vitrina/shared-auth/query';
import { getSession, signIn } from '@vitrina/shared-auth/session';
import { showToast } from '@vitrina/shared-auth/toasts';
import { useKept } from '@vitrina/shared-auth/use-kept';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { accountTexts } from '../../content/account.ts';
import { withoutEdited } from '../without-edited.ts';
import style from './account-details.module.css';
import { profileQuery } from './account-queries.ts';

const text = accountTexts.details;

/** Name and phone can be changed, the e-mail cannot. */
export function AccountDetails() {
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className={style.title}>
        {text.title}
      </h2>
      <QueryView
        query={useQuery(profileQuery())}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        failed={text.failed}
        retryLabel={accountTexts.retry}
      >
        {(profile) => <DetailsForm profile={profile} />}
      </QueryView>
    </section>
  );
}

interface Details {
  name: string;
  phone: string;
}

function checkDetails({ name, phone }: Details): Partial<Details> {
  return {
    ...(!name && { name: text.nameRequired }),
    ...(phone && normalizePhone(phone) === null && { phone: text.phoneInvalid }),
  };
}

function useSaveDetails({ email }: Profile, onSaved: () => void) {
  return useMutation({
    // The e-mail goes along unchanged (rulings 14).
    mutationFn: (details: Details) => callApi(updateProfile, { body: { ...details, email } }),
    // Whose data they are is settled now: somebody else may be signed in when the answer comes.
    onMutate: () => ({ key: profileQuery().queryKey, userId: getSession().user?.id }),
    onSuccess: (_answer, details, { key, userId }) => {
      const { user, token } = getSession();
      if (!user || user.id !== userId) return;
      changeKnown(key, (before) => ({ ...before, ...details }));
      signIn({ ...user, name: details.name }, token);
      onSaved();
      showToast(text.saved);
    },
  });
}

function DetailsForm({ profile }: { profile: Profile }) {
  const [errors, setErrors] = useState<Partial<Details>>({});
  const { values, setValues, reset } = useKept<Details>('account', {
    name: profile.name ?? '',
    phone: profile.phone ?? '',
  });
  const save = useSaveDetails(profile, reset);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const phone = values.phone.trim();
    // As the host stores it: what is saved shows the same as after a reload.
    const details = { name: values.name.trim(), phone: normalizePhone(phone) ?? phone };
    const found = checkDetails(details);
    flushSync(() => setErrors(found));
    const [firstWrong] = Object.keys(found);
    if (firstWrong) form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    else save.mutate(details);
  };
  const drop = (event: FormEvent) => setErrors((shown) => withoutEdited(shown, event));
  const field = (key: keyof Details) => ({
    name: key,
    label: text[key],
    value: values[key],
    error: errors[key],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setValues((before) => ({ ...before, [key]: value })),
  });

  return (
    <Card>
      <form className={style.form} onSubmit={submit} onInput={drop} noValidate>
        <TextField {...field('name')} maxLength={120} autoComplete="name" required />
        <TextField
          label={text.email}
          type="email"
          value={profile.email}
          hint={text.emailHint}
          readOnly
        />
        <TextField {...field('phone')} type="tel" maxLength={MAX_PHONE_LENGTH} autoComplete="tel" />
        {save.error && <Alert tone="danger">{serverMessageOr(save.error, text.saveFailed)}</Alert>}
        <Button type="submit" busy={save.isPending}>
          {text.save}
        </Button>
      </form>
    </Card>
  );
}
