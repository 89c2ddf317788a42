import { updatePartner } from '@vitrina/contract/calls/update-partner';
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
import { type ChangeablePartner, savePartner } from './save-partner.ts';

const text = messages.partners;

export function PartnerEdit({ partner }: { partner: ChangeablePartner }) {
  const { seen, version, other, refused, saved } = useSeenRow(partner);
  const before = { name: seen.name ?? '', syncUrl: seen.sync_url ?? '' };
  const kept = useKept(`partner-${partner.id}`, before);
  const read = readBy(
    updatePartner.body,
    { required: REQUIRED, tooLong: messages.tooLong },
    (values: typeof before) => ({ ...values, version }),
  );
  const form = useForm({
    ...kept,
    read,
    async send(body, typed) {
      const now = await savePartner(partner, body);
      saved(now);
      kept.settle(typed);
      offerUndo(connectionMessages.saved, async () =>
        saved(await savePartner(now, { ...before, version: now.version })),
      );
    },
    refused,
  });
  return (
    <form {...form.props} className={style.form}>
      <TextField
        {...form.field('name')}
        label={text.name}
        required
        hint={otherValue(other?.name, form.values.name)}
      />
      <TextField
        {...form.field('syncUrl')}
        label={text.syncUrl}
        type="url"
        required
        hint={otherValue(other?.sync_url, form.values.syncUrl)}
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
