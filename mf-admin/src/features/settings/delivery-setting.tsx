import type { CallResponse } from '@vitrina/contract/call';
import type { listSettings } from '@vitrina/contract/calls/list-settings';
import { updateDelivery } from '@vitrina/contract/calls/update-delivery';
import { deliveryRates } from '@vitrina/contract/entities/delivery-rates';
import { callApi } from '@vitrina/shared-auth';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { settingsMessages } from '../../settings-messages.ts';
import formStyle from '../form/form.module.css';
import { deliveryValues, describeDelivery, readDelivery } from './delivery-values.ts';
import { SettingHistory } from './setting-history.tsx';
import { ChangedBy, SettingActions, SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const text = settingsMessages.delivery;

export function DeliverySetting({
  setting,
}: {
  setting: CallResponse<typeof listSettings>['delivery'];
}) {
  const { form, isDirty, isConflicting, discard, keepMine, restore } = useSettingForm({
    ...{ name: 'delivery', setting, saved: deliveryValues(setting.value), read: readDelivery },
    save: (version, value) => callApi(updateDelivery, { body: { version, value } }),
  });
  const typed = readDelivery(form.values);
  return (
    <SettingSection title={text.title} hint={text.hint}>
      <form {...form.props} className={formStyle.form}>
        <TextField
          {...form.field('fee')}
          label={text.fee}
          required
          inputMode="decimal"
          trailing="RON"
        />
        <CheckboxField
          label={text.hasLimit}
          checked={form.values.hasLimit}
          onChange={({ currentTarget }) => form.change({ hasLimit: currentTarget.checked })}
        />
        {form.values.hasLimit && (
          <TextField
            {...form.field('freeFrom')}
            label={text.freeFrom}
            required
            inputMode="decimal"
            trailing="RON"
          />
        )}
        {'input' in typed && (
          <p>
            {text.buyerSees} <strong>{describeDelivery(typed.input)}</strong>
          </p>
        )}
        <SettingActions
          notice={form.notice}
          busy={form.busy}
          isDirty={isDirty}
          conflict={
            isConflicting
              ? {
                  theirs: describeDelivery(setting.value),
                  mine: 'input' in typed ? describeDelivery(typed.input) : form.values.fee,
                }
              : null
          }
          onDiscard={discard}
          onKeepMine={keepMine}
        />
      </form>
      <ChangedBy {...setting} />
      <SettingHistory
        name="delivery"
        version={setting.version}
        parse={(value) => deliveryRates.safeParse(value).data ?? null}
        describe={describeDelivery}
        onRestore={restore}
      />
    </SettingSection>
  );
}
