import type { Business } from '@vitrina/contract/entities/business';
import type { User } from '@vitrina/contract/entities/user';
import { useKept } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { useFirstError } from '../form/use-first-error.ts';
import { UserSelect } from '../form/user-select.tsx';
import { BusinessSelect } from './business-select.tsx';
import {
  type AssignErrors,
  type AssignValues,
  findAssignErrors,
  NO_ASSIGNMENT,
} from './find-assign-errors.ts';
import { RequestSelect } from './request-select.tsx';
import { assignFailure, useAssignSite } from './use-assign-site.ts';

const text = messages.assign;

/** Assigns a live site to a partner; what was typed stays until it is saved. */
export function AssignForm({
  users,
  businesses,
}: {
  users: readonly User[];
  businesses: readonly Business[];
}) {
  const { values, dirty, setValues, reset } = useKept('assign-site', NO_ASSIGNMENT);
  const [errors, setErrors] = useState<AssignErrors>({});
  const assign = useAssignSite(reset);
  const own = businesses.filter(({ user_id }) => !user_id || String(user_id) === values.userId);
  const set = (change: Partial<AssignValues>) => {
    setValues((now) => ({ ...now, ...change }));
    assign.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second press after it is done, with nothing typed since.
    if (assign.isPending || (assign.isSuccess && !dirty)) return;
    const business = own.find(({ id }) => String(id) === values.businessId);
    // The kept one may be gone meanwhile.
    const found = findAssignErrors({ ...values, businessId: business ? values.businessId : '' });
    setErrors(found);
    if (Object.keys(found).length > 0 || !business) return;
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
      <form ref={useFirstError(errors)} className={style.form} onSubmit={submit} noValidate>
        <UserSelect
          label={text.user}
          placeholder={text.chooseUser}
          users={users}
          value={values.userId}
          error={errors.userId}
          onChange={(userId) => set({ userId, requestId: '', businessId: '' })}
        />
        <RequestSelect
          userId={values.userId}
          value={values.requestId}
          onChange={(requestId, url) => set({ requestId, url: values.url || url })}
        />
        <BusinessSelect
          businesses={own}
          userId={values.userId}
          value={values.businessId}
          error={errors.businessId}
          onChange={(businessId) => set({ businessId })}
        />
        <TextField
          label={text.url}
          type="url"
          required
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
