import { useQuery } from '@tanstack/react-query';
import type { SavedAddress } from '@vitrina/contract/entities/saved-address';
import { hostCan, useSession } from '@vitrina/shared-auth';
import { addressesQuery } from '@vitrina/shared-auth/per-package/addresses';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { checkoutMessages } from '../../checkout-messages.ts';
import { type BuyerForm, type DeliveryField, valuesOfProfile } from './delivery-values.ts';

const text = checkoutMessages.delivery;

/** Fields of an address; the e-mail stays the buyer's. */
const FIELDS = [
  'name',
  'phone',
  'county',
  'locality',
  'zip',
  'address',
] as const satisfies readonly DeliveryField[];

/**
 * Fills the form with an address of the account. Its space is reserved before the list loads; a host with one
 * address has none.
 */
export function AddressChoice({ form }: { form: BuyerForm }) {
  const isUser = useSession(({ user }) => user?.role === 'user');
  const hasBook = isUser && hostCan('address-book');
  const { data } = useQuery({ ...addressesQuery(), enabled: hasBook });
  if (!hasBook) return null;
  const addresses = data ?? [];
  const isEmpty = data?.length === 0;
  const chosen = addresses.find((address) =>
    FIELDS.every((field) => address[field] === form.values[field]),
  );
  const choose = (id: string) => {
    const address = addresses.find((one) => String(one.id) === id);
    if (address) form.change(valuesOf(address, form.values.email));
  };
  return (
    <SelectField
      label={text.saved}
      // Keeps its space, so that nothing moves when the answer arrives.
      disabled={isEmpty}
      value={chosen?.id ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{isEmpty ? text.noAddress : text.otherAddress}</option>
      {addresses.map(({ id, name, address, locality }) => (
        <option key={id} value={id}>
          {[name, address, locality].join(', ')}
        </option>
      ))}
    </SelectField>
  );
}

const valuesOf = (address: SavedAddress, email: string) => valuesOfProfile({ ...address, email });
