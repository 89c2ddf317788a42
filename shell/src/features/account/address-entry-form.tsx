import { changeAddress } from '@vitrina/contract/calls/change-address';
import { createAddress } from '@vitrina/contract/calls/create-address';
import { COUNTIES } from '@vitrina/contract/counties';
import type { Profile } from '@vitrina/contract/entities/profile';
import { type SavedAddress, savedAddressInput } from '@vitrina/contract/entities/saved-address';
import { REQUIRED, tooLong } from '@vitrina/contract/messages';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { refusalOf } from '@vitrina/shared-auth/api/errors';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { showToast } from '@vitrina/shared-auth/toasts';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useEffect } from 'react';
import { accountTexts } from '../../content/account.ts';
import style from './account-details.module.css';
import { readAddressesAgain } from './read-addresses-again.ts';

const text = accountTexts.addresses;
const labels = accountTexts.address;

type Field = 'name' | 'phone' | 'county' | 'locality' | 'zip' | 'address';
interface Values extends Record<Field, string> {
  is_default: boolean;
}

interface AddressEntryFormProps {
  /** The address being edited; absent for a new one. */
  address?: SavedAddress;
  /** Initial values of a new one. */
  startFrom?: Profile | undefined;
  onClose: () => void;
}

const read = readBy(savedAddressInput, { required: REQUIRED, tooLong }, (values: Values) => ({
  ...values,
  zip: values.zip.replace(/\s/g, ''),
}));

export function AddressEntryForm({ address, startFrom, onClose }: AddressEntryFormProps) {
  const saved = address ?? startFrom;
  const kept = useKept<Values>(`address-${address?.id ?? 'new'}`, {
    name: saved?.name ?? '',
    phone: saved?.phone ?? '',
    // A county missing from the list has to be chosen anew.
    county: COUNTIES.find((known) => known === saved?.county) ?? '',
    locality: saved?.locality ?? '',
    zip: saved?.zip ?? '',
    address: saved?.address ?? '',
    is_default: address?.is_default ?? false,
  });
  const form = useForm({
    ...kept,
    read,
    async send(body) {
      if (address) await callApi(changeAddress, { params: { id: address.id }, body });
      else await callApi(createAddress, { body });
      await readAddressesAgain();
      kept.reset();
      showToast(text.saved);
      onClose();
    },
    refused: refusalOf(text.saveFailed),
  });
  const { ref } = form.props;
  // The pressed button is gone.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form className={style.form} {...form.props}>
      <TextField {...form.field('name')} label={text.name} autoComplete="name" required />
      <TextField
        {...form.field('phone')}
        label={text.phone}
        type="tel"
        autoComplete="tel"
        required
      />
      <SelectField
        {...form.field('county')}
        label={labels.county}
        autoComplete="address-level1"
        required
      >
        <option value="">{labels.chooseCounty}</option>
        {COUNTIES.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </SelectField>
      <TextField
        {...form.field('locality')}
        label={labels.locality}
        autoComplete="address-level2"
        required
      />
      <TextField
        {...form.field('zip')}
        label={labels.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        required
      />
      <TextField
        {...form.field('address')}
        label={labels.street}
        autoComplete="address-line1"
        required
      />
      {!address?.is_default && (
        <CheckboxField
          name="is_default"
          label={text.makeDefault}
          checked={form.values.is_default}
          onChange={({ currentTarget: { checked } }) => form.change({ is_default: checked })}
        />
      )}
      <FormAlert notice={form.notice} />
      <div className={style.buttons}>
        <Button type="submit" busy={form.busy}>
          {text.save}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            kept.reset();
            onClose();
          }}
        >
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
