import { updateUserWebsite } from '@vitrina/contract/calls/update-user-website';
import { REQUIRED } from '@vitrina/contract/messages';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { connectionMessages } from '../../connection-messages.ts';
import { messages } from '../../messages.ts';
import { otherValue, useSeenRow } from '../connections/use-seen-row.ts';
import style from '../form/form.module.css';
import { offerUndo } from '../undo/undo-store.ts';
import { type ChangeableSite, saveSite } from './save-site.ts';

const text = connectionMessages.site;

export function SiteEdit({ site }: { site: ChangeableSite }) {
  const { seen, version, other, refused, saved } = useSeenRow(site);
  const before = { businessName: seen.business_name ?? '', websiteUrl: seen.website_url ?? '' };
  const kept = useKept(`site-${site.id}`, before);
  const read = readBy(
    updateUserWebsite.body,
    { required: REQUIRED, tooLong: messages.tooLong },
    (values: typeof before) => ({ ...values, version }),
  );
  const form = useForm({
    ...kept,
    read,
    async send(body, typed) {
      const now = await saveSite(site, body);
      saved(now);
      kept.settle(typed);
      offerUndo(connectionMessages.saved, async () =>
        saved(await saveSite(now, { ...before, version: now.version })),
      );
    },
    refused,
  });
  return (
    <form {...form.props} className={style.form}>
      <TextField
        {...form.field('businessName')}
        label={text.name}
        required
        hint={otherValue(other?.business_name, form.values.businessName)}
      />
      <TextField
        {...form.field('websiteUrl')}
        label={text.url}
        type="url"
        required
        hint={otherValue(other?.website_url, form.values.websiteUrl) ?? text.urlHint}
      />
      <FormAlert notice={form.notice} />
      <div>
        <Button type="submit" busy={form.busy} disabled={!kept.dirty}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
