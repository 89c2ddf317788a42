import { useMutation, useQuery } from '@tanstack/react-query';
import { createPartner } from '@vitrina/contract/calls/create-partner';
import type { User } from '@vitrina/contract/entities/user';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { callApi, queryClient, serverMessageOr, useKept } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { useFirstError } from '../form/use-first-error.ts';
import { UserSelect } from '../form/user-select.tsx';
import { findPartnerErrors, NO_PARTNER, type PartnerErrors } from './find-partner-errors.ts';
import { PartnerKey } from './partner-key.tsx';
import { partnersQuery } from './partners-query.ts';

const text = messages.partners;

/** Connects a partner's shop. The key it gets is shown once, beside the form. */
export function PartnerForm({
  users,
  sites,
}: {
  users: readonly User[];
  sites: readonly UserWebsite[];
}) {
  const { values, dirty, setValues, reset } = useKept('create-partner', NO_PARTNER);
  const [errors, setErrors] = useState<PartnerErrors>({});
  const create = useMutation({
    mutationFn: () =>
      callApi(createPartner, { body: { ...values, userId: Number(values.userId) } }),
    onSuccess: () => {
      reset();
      void queryClient.invalidateQueries({ queryKey: partnersQuery().queryKey });
    },
  });
  const connected = useQuery(partnersQuery()).data?.some(
    ({ user_id, website_url }) =>
      String(user_id) === values.userId && website_url === values.websiteUrl,
  );
  const own = sites.filter(
    ({ user_id, website_url }) => String(user_id) === values.userId && website_url,
  );
  const set = (change: Partial<typeof NO_PARTNER>) => setValues((now) => ({ ...now, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second press after it is done, with nothing typed since.
    if (create.isPending || (create.isSuccess && !dirty)) return;
    const found = findPartnerErrors(values);
    setErrors(found);
    if (Object.keys(found).length === 0) create.mutate();
  };
  return (
    <Card>
      <form ref={useFirstError(errors)} className={style.form} onSubmit={submit} noValidate>
        <UserSelect
          label={text.user}
          placeholder={text.chooseUser}
          users={users}
          value={values.userId}
          error={errors.userId}
          onChange={(userId) => set({ userId, websiteUrl: '' })}
        />
        <SelectField
          label={text.website}
          required
          value={values.websiteUrl}
          disabled={!values.userId || own.length === 0}
          error={errors.websiteUrl}
          onChange={(event) => set({ websiteUrl: event.currentTarget.value })}
        >
          <option value="">{text.chooseWebsite}</option>
          {own.map(({ id, website_url }) => (
            <option key={id} value={website_url ?? ''}>
              {website_url}
            </option>
          ))}
        </SelectField>
        {values.userId && own.length === 0 && <Alert tone="warning">{text.noWebsites}</Alert>}
        {connected && <Alert tone="warning">{text.connected}</Alert>}
        <TextField
          label={text.name}
          required
          value={values.name}
          error={errors.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextField
          label={text.syncUrl}
          type="url"
          required
          placeholder="https://"
          value={values.syncUrl}
          error={errors.syncUrl}
          onChange={(event) => set({ syncUrl: event.currentTarget.value })}
        />
        {create.isError && (
          <Alert tone="danger">{serverMessageOr(create.error, text.failed)}</Alert>
        )}
        {create.isSuccess && <PartnerKey value={create.data.syncApiKey} />}
        <div>
          <Button type="submit" busy={create.isPending}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
