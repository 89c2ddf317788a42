import { useQuery } from '@tanstack/react-query';
import { createPartner } from '@vitrina/contract/calls/create-partner';
import type { User } from '@vitrina/contract/entities/user';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { REQUIRED } from '@vitrina/contract/messages';
import { siteName } from '@vitrina/contract/rules/web-link';
import { callApi, queryClient, refusalOf } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { UserSelect } from '../form/user-select.tsx';
import { PartnerKey } from './partner-key.tsx';
import { partnersQuery } from './partners-query.ts';

const text = messages.partners;

const NO_PARTNER = { userId: '', websiteUrl: '', name: '', syncUrl: '' };

const read = readBy(
  createPartner.body,
  { required: REQUIRED, tooLong: messages.tooLong },
  (values: typeof NO_PARTNER) => ({ ...values, userId: Number(values.userId) }),
);

/** Connects a partner's shop. Its API key is shown once, below the form. */
export function PartnerForm({
  users,
  sites,
  apiKey,
  onKey,
}: {
  /** `null`: ask the host. */
  users: readonly User[] | null;
  sites: readonly UserWebsite[];
  apiKey: string | undefined;
  onKey: (key: string | undefined) => void;
}) {
  const kept = useKept('create-partner', NO_PARTNER);
  const { values } = kept;
  const form = useForm({
    ...kept,
    read,
    async send(body, typed) {
      onKey(undefined);
      const { syncApiKey } = await callApi(createPartner, { body });
      onKey(syncApiKey);
      kept.settle(typed);
      void queryClient.invalidateQueries({ queryKey: partnersQuery().queryKey });
    },
    refused: refusalOf(text.failed),
    once: true,
  });
  const connected = useQuery(partnersQuery()).data?.some(
    ({ user_id, website_url }) =>
      String(user_id) === values.userId && website_url === values.websiteUrl,
  );
  const own = sites.filter(
    ({ user_id, website_url }) => String(user_id) === values.userId && website_url,
  );
  return (
    <form {...form.props} className={style.form}>
      <UserSelect
        label={text.user}
        placeholder={text.chooseUser}
        users={users}
        value={values.userId}
        error={form.errors.userId}
        onChange={(userId) => form.change({ userId, websiteUrl: '' })}
      />
      <SelectField
        {...form.field('websiteUrl')}
        label={text.website}
        required
        disabled={!values.userId || own.length === 0}
      >
        <option value="">{text.chooseWebsite}</option>
        {own.map(({ id, website_url }) => (
          <option key={id} value={website_url ?? ''}>
            {siteName(website_url)}
          </option>
        ))}
      </SelectField>
      {values.userId && own.length === 0 && <Alert tone="warning">{text.noWebsites}</Alert>}
      {connected && <Alert tone="warning">{text.connected}</Alert>}
      <TextField {...form.field('name')} label={text.name} required />
      <TextField
        {...form.field('syncUrl')}
        label={text.syncUrl}
        type="url"
        required
        placeholder="https://"
      />
      <FormAlert notice={form.notice} />
      {apiKey !== undefined && <PartnerKey value={apiKey} />}
      <div>
        <Button type="submit" busy={form.busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
