import { changeAddress } from '@vitrina/contract/calls/change-address';
import { createAddress } from '@vitrina/contract/calls/create-address';
import { deleteAddress } from '@vitrina/contract/calls/delete-address';
import {
  type SavedAddress,
  type SavedAddressInput,
  savedAddressInput,
} from '@vitrina/contract/entities/saved-address';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { refusalOf } from '@vitrina/shared-auth/api/errors';
import { showToast } from '@vitrina/shared-auth/toasts';
import { Badge } from '@vitrina/shared-ui/badge';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { useForm } from '@vitrina/shared-ui/use-form';
import { accountTexts } from '../../content/account.ts';
import style from './address-book.module.css';
import { AddressLines } from './address-lines.tsx';
import { readAddressesAgain } from './read-addresses-again.ts';

const text = accountTexts.addresses;

interface AddressEntryProps {
  address: SavedAddress;
  onEdit: () => void;
  /** The entry was removed together with the focus. */
  onGone: () => void;
}

export function AddressEntry({ address, onEdit, onGone }: AddressEntryProps) {
  const { id, name, phone, is_default } = address;
  const form = useForm({ values: {}, read: () => ({ input: {} }), send: () => makeDefault() });
  async function makeDefault() {
    const input = inputOf({ ...address, is_default: true });
    if (input) await callApi(changeAddress, { params: { id }, body: input });
    await readAddressesAgain();
  }
  async function remove() {
    await callApi(deleteAddress, { params: { id } });
    await readAddressesAgain();
    onGone();
    const input = inputOf(address);
    showToast(text.deleted, {
      ...(input && {
        action: { label: text.undo, run: () => void putBack(input) },
      }),
    });
  }
  const failed = refusalOf(text.saveFailed);
  return (
    <article aria-label={`${name}, ${address.address}`} className={style.entry}>
      <p className={style.who}>
        <strong>{name}</strong>
        {is_default && <Badge tone="success">{text.isDefault}</Badge>}
      </p>
      <AddressLines address={address} />
      <p className={style.note}>{phone}</p>
      <FormAlert notice={form.notice} />
      <div className={style.actions}>
        <Button size="sm" variant="secondary" onClick={onEdit}>
          {text.edit}
        </Button>
        {!is_default && (
          <Button
            size="sm"
            variant="ghost"
            busy={form.busy}
            onClick={() => void form.run(makeDefault, failed)}
          >
            {text.makeDefault}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => void form.run(remove, failed)}>
          {text.delete}
        </Button>
      </div>
    </article>
  );
}

/** `null` when the host would refuse the address now. */
const inputOf = (address: object): SavedAddressInput | null =>
  savedAddressInput.safeParse(address).data ?? null;

async function putBack(body: SavedAddressInput): Promise<void> {
  try {
    await callApi(createAddress, { body });
    await readAddressesAgain();
  } catch {
    showToast(text.undoFailed, { tone: 'danger' });
  }
}
