import { useQuery } from '@tanstack/react-query';
import { MAX_ADDRESSES } from '@vitrina/contract/constants';
import type { Profile } from '@vitrina/contract/entities/profile';
import type { SavedAddress } from '@vitrina/contract/entities/saved-address';
import { addressesQuery } from '@vitrina/shared-auth/per-package/addresses';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { accountTexts } from '../../content/account.ts';
import style from './address-book.module.css';
import { AddressEntry } from './address-entry.tsx';
import { AddressEntryForm } from './address-entry-form.tsx';
import { AddressLines } from './address-lines.tsx';

const text = accountTexts.addresses;

export function AddressBook({ profile }: { profile: Profile }) {
  return (
    <QueryView
      query={useQuery(addressesQuery())}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={text.failed}
      retryLabel={accountTexts.retry}
    >
      {(addresses) => <Entries addresses={addresses} profile={profile} />}
    </QueryView>
  );
}

interface EntriesProps {
  addresses: readonly SavedAddress[];
  profile: Profile;
}

function Entries({ addresses, profile }: EntriesProps) {
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    // At once, because the form's focus goes with it.
    flushSync(() => setEditing(null));
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={style.book}>
      {addresses.length === 0 && editing === null && <OfProfile profile={profile} />}
      {addresses.length > 0 && (
        <ul className={style.list}>
          {addresses.map((address) => (
            <li key={address.id}>
              <Card>
                {editing === address.id ? (
                  <AddressEntryForm address={address} onClose={close} />
                ) : (
                  <AddressEntry
                    address={address}
                    onEdit={() => setEditing(address.id)}
                    onGone={close}
                  />
                )}
              </Card>
            </li>
          ))}
        </ul>
      )}
      {editing === 'new' ? (
        <Card>
          <AddressEntryForm
            startFrom={addresses.length === 0 ? profile : undefined}
            onClose={close}
          />
        </Card>
      ) : (
        addresses.length < MAX_ADDRESSES && (
          <Button variant="secondary" onClick={() => setEditing('new')}>
            <Plus /> {text.add}
          </Button>
        )
      )}
    </div>
  );
}

/** The account's only address before it had an address book. */
const OfProfile = ({ profile }: { profile: Profile }) => (
  <Card>
    {profile.address ? <AddressLines address={profile} /> : <p>{text.none}</p>}
    <p className={style.note}>{text.lead}</p>
  </Card>
);
