import { useQuery } from '@tanstack/react-query';
import type { Business } from '@vitrina/contract/entities/business';
import { webUrl } from '@vitrina/contract/entities/fields';
import type { User } from '@vitrina/contract/entities/user';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { UserSelect } from '../form/user-select.tsx';
import { userRequestsQuery } from './assign-queries.ts';
import { assignFailure, useAssignSite } from './use-assign-site.ts';

const text = messages.assign;
const EMPTY = { userId: '', requestId: '', businessId: '', url: '' };
type Values = typeof EMPTY;

function findErrors({ userId, businessId, url }: Values): Partial<Record<keyof Values, string>> {
  const address = webUrl().safeParse(url);
  return {
    ...(!userId && { userId: text.required }),
    ...(!businessId && { businessId: text.required }),
    ...(!url.trim()
      ? { url: text.required }
      : !address.success && { url: address.error.issues[0]?.message ?? text.required }),
  };
}

/** Assigns a live site to a partner; what was typed stays until it is saved. */
export function AssignForm({
  users,
  businesses,
}: {
  users: readonly User[];
  businesses: readonly Business[];
}) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<ReturnType<typeof findErrors>>({});
  const assign = useAssignSite(() => setValues(EMPTY));
  const requests = useQuery(userRequestsQuery(Number(values.userId)));
  const own = businesses.filter(({ user_id }) => !user_id || String(user_id) === values.userId);
  const set = (change: Partial<Values>) => {
    setValues((now) => ({ ...now, ...change }));
    assign.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findErrors(values);
    setErrors(found);
    const business = own.find(({ id }) => String(id) === values.businessId);
    if (Object.keys(found).length > 0 || !business || assign.isPending) return;
    assign.mutate({
      userId: Number(values.userId),
      websiteRequestId: values.requestId ? Number(values.requestId) : null,
      businessId: Number(business.id),
      websiteUrl: values.url.trim(),
      businessName: business.company_name,
    });
  };
  return (
    <Card>
      <form className={style.form} onSubmit={submit} noValidate>
        <UserSelect
          label={text.user}
          placeholder={text.chooseUser}
          users={users}
          value={values.userId}
          error={errors.userId}
          onChange={(userId) => set({ userId, requestId: '', businessId: '' })}
        />
        <SelectField
          label={text.request}
          value={values.requestId}
          disabled={!values.userId}
          error={requests.isError ? text.loadFailed : undefined}
          onChange={({ currentTarget: { value } }) => {
            const request = requests.data?.find(({ id }) => String(id) === value);
            set({ requestId: value, url: values.url || (request?.website_url ?? '') });
          }}
        >
          <option value="">{text.noRequest}</option>
          {requests.data?.map((request) => (
            <option key={request.id} value={request.id}>
              {`#${request.id} ${request.business_name || messages.requests.unnamed}`}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.business}
          required
          value={values.businessId}
          disabled={!values.userId}
          error={errors.businessId}
          hint={values.userId && own.length === 0 ? text.noBusinesses : undefined}
          onChange={(event) => set({ businessId: event.currentTarget.value })}
        >
          <option value="">{text.chooseBusiness}</option>
          {own.map(({ id, company_name }) => (
            <option key={id} value={id}>
              {company_name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text.url}
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          value={values.url}
          error={errors.url}
          onChange={(event) => set({ url: event.currentTarget.value })}
        />
        {assign.isError && <Alert tone="danger">{assignFailure(assign.error)}</Alert>}
        {assign.isSuccess && <Alert tone="success">{text.done}</Alert>}
        <div>
          <Button type="submit" busy={assign.isPending}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
