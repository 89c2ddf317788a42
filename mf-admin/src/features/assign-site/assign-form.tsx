import { assignUserWebsite } from '@vitrina/contract/calls/assign-user-website';
import type { Business } from '@vitrina/contract/entities/business';
import type { User } from '@vitrina/contract/entities/user';
import { callApi, queryClient, refusalOf } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormNotice, useForm } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { UserSelect } from '../form/user-select.tsx';
import { sitesQuery } from './assign-queries.ts';
import { BusinessSelect } from './business-select.tsx';
import { NO_ASSIGNMENT, readAssignment } from './read-assignment.ts';
import { RequestSelect } from './request-select.tsx';

const text = messages.assign;

export interface AssignFormProps {
  /** `null`: ask the host. */
  users: readonly User[] | null;
  businesses: readonly Business[];
  /** From a request: its partner and the address it names. */
  start?: typeof NO_ASSIGNMENT;
  /** Runs instead of the notice below the form, where saving closes the form. */
  onDone?: () => Promise<void>;
}

export function AssignForm({ users, businesses, start = NO_ASSIGNMENT, onDone }: AssignFormProps) {
  const kept = useKept(`assign-site${start.websiteRequestId}`, start);
  const { userId, websiteRequestId, businessId, websiteUrl } = kept.values;
  const own = businesses.filter(({ user_id }) => !user_id || String(user_id) === userId);
  // A single company is preselected.
  const business = own.find(({ id }) => String(id) === businessId) ?? onlyOf(own, start);
  const form = useForm({
    // The company in the draft may be gone.
    values: { ...kept.values, businessId: business ? String(business.id) : '' },
    setValues: kept.setValues,
    read: readAssignment(business),
    async send(body, typed): Promise<FormNotice | undefined> {
      await callApi(assignUserWebsite, { body });
      await queryClient.invalidateQueries({ queryKey: sitesQuery().queryKey });
      kept.settle(typed);
      if (onDone) return void (await onDone());
      return { tone: 'success', text: text.done };
    },
    refused: refusalOf(text.failed),
    once: true,
  });
  const { errors, notice, change } = form;
  return (
    <form {...form.props} className={style.form}>
      <UserSelect
        label={text.user}
        placeholder={text.chooseUser}
        users={users}
        value={userId}
        error={errors.userId}
        onChange={(id) => change({ userId: id, websiteRequestId: '', businessId: '' })}
      />
      <RequestSelect
        userId={userId}
        value={websiteRequestId}
        onChange={(id, url) => change({ websiteRequestId: id, websiteUrl: websiteUrl || url })}
      />
      <BusinessSelect
        businesses={own}
        userId={userId}
        value={form.values.businessId}
        error={errors.businessId}
        onChange={(id) => change({ businessId: id })}
      />
      <TextField
        {...form.field('websiteUrl')}
        label={text.url}
        type="url"
        required
        placeholder="https://"
      />
      {/* A new draft hides the last success. */}
      <FormAlert notice={notice?.tone === 'success' && kept.dirty ? null : notice} />
      <div>
        <Button type="submit" busy={form.busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

/** Only for a request's partner; elsewhere the company is chosen by hand. */
const onlyOf = (own: readonly Business[], { userId }: typeof NO_ASSIGNMENT) =>
  userId && own.length === 1 ? own[0] : undefined;
