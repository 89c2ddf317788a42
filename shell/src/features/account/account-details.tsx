import { useMutation, useQuery } from '@tanstack/react-query';
import { updateProfile } from '@vitrina/contract/calls/update-profile';
import type { Profile } from '@vitrina/contract/entities/profile';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { serverMessageOr } from '@vitrina/shared-auth/api/errors';
import { queryClient } from '@vitrina/shared-auth/query';
import { getSession, signIn } from '@vitrina/shared-auth/session';
import { showToast } from '@vitrina/shared-auth/toasts';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { accountTexts } from '../../content/account.ts';
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

function useSaveDetails({ email }: Profile) {
  return useMutation({
    // The e-mail goes along unchanged (rulings 14).
    mutationFn: (details: Details) => callApi(updateProfile, { body: { ...details, email } }),
    // Whose data they are is settled now: somebody else may be signed in when the answer comes.
    onMutate: () => ({ key: profileQuery().queryKey, userId: getSession().user?.id }),
    onSuccess: (_answer, details, { key, userId }) => {
      const { user, token } = getSession();
      if (!user || user.id !== userId) return;
      queryClient.setQueryData(key, (before) => before && { ...before, ...details });
      signIn({ ...user, name: details.name }, token);
      showToast(text.saved);
    },
  });
}

function DetailsForm({ profile }: { profile: Profile }) {
  const [errors, setErrors] = useState<Partial<Details>>({});
  const save = useSaveDetails(profile);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const details = {
      name: String(values.get('name')).trim(),
      phone: String(values.get('phone')).trim(),
    };
    const found = checkDetails(details);
    flushSync(() => setErrors(found));
    const [firstWrong] = Object.keys(found);
    if (firstWrong) form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    else save.mutate(details);
  };

  return (
    <Card>
      <form className={style.form} onSubmit={submit} noValidate>
        <TextField
          label={text.name}
          name="name"
          maxLength={120}
          autoComplete="name"
          defaultValue={profile.name ?? ''}
          error={errors.name}
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
          error={errors.phone}
        />
        {save.error && <Alert tone="danger">{serverMessageOr(save.error, text.saveFailed)}</Alert>}
        <Button type="submit" busy={save.isPending}>
          {text.save}
        </Button>
      </form>
    </Card>
  );
}
