import { updateAddress } from '@vitrina/contract/calls/update-address';
import { COUNTIES } from '@vitrina/contract/counties';
import type { Profile } from '@vitrina/contract/entities/profile';
import { tooLong } from '@vitrina/contract/messages';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { refusalOf } from '@vitrina/shared-auth/api/errors';
import { profileQuery } from '@vitrina/shared-auth/per-package/profile';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { changeKnown } from '@vitrina/shared-auth/query';
import { showToast } from '@vitrina/shared-auth/toasts';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { accountTexts } from '../../content/account.ts';
import style from './account-details.module.css';

const text = accountTexts.address;

type Address = Record<'county' | 'locality' | 'zip' | 'address', string>;

const read = readBy(updateAddress.body, { tooLong }, (values: Address) => ({
  ...values,
  zip: values.zip.replace(/\s/g, ''),
}));

/** Every field may be empty: emptying all removes the address. */
export function AddressForm({ profile }: { profile: Profile }) {
  const { county, locality, zip, address } = profile;
  const kept = useKept<Address>('address', {
    // A county missing from the list has to be chosen anew.
    county: COUNTIES.find((known) => known === county) ?? '',
    locality: locality ?? '',
    zip: zip ?? '',
    address: address ?? '',
  });
  const form = useForm({
    ...kept,
    read,
    async send(body, typed) {
      const { queryKey } = profileQuery();
      await callApi(updateAddress, { body });
      changeKnown(queryKey, (known) => ({ ...known, ...body }));
      kept.settle(typed);
      showToast(text.saved);
    },
    refused: refusalOf(text.failed),
  });
  return (
    <form className={style.form} {...form.props}>
      <p className={style.note}>{text.lead}</p>
      <SelectField {...form.field('county')} label={text.county} autoComplete="address-level1">
        <option value="">{text.chooseCounty}</option>
        {COUNTIES.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </SelectField>
      <TextField {...form.field('locality')} label={text.locality} autoComplete="address-level2" />
      <TextField
        {...form.field('zip')}
        label={text.zip}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField {...form.field('address')} label={text.street} autoComplete="address-line1" />
      <FormAlert notice={form.notice} />
      <Button type="submit" busy={form.busy}>
        {text.save}
      </Button>
    </form>
  );
}
