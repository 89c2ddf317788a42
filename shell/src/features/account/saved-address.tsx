import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@vitrina/contract/entities/profile';
import { profileQuery } from '@vitrina/shared-auth/per-package/profile';
import { hostCan } from '@vitrina/shared-auth/platform';
import { Card } from '@vitrina/shared-ui/card';
import { accountTexts } from '../../content/account.ts';
import style from './account-details.module.css';
import { AddressBook } from './address-book.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressLines } from './address-lines.tsx';

const text = accountTexts.address;

/** The checkout starts from this address. Loading and failure are shown beside the profile. */
export function SavedAddress() {
  const { data: profile } = useQuery(profileQuery());
  if (!profile) return null;
  const hasBook = hostCan('address-book');
  return (
    <section aria-labelledby="address-title">
      <h2 id="address-title" className={style.title}>
        {hasBook ? accountTexts.addresses.title : text.title}
      </h2>
      {hasBook ? (
        <AddressBook profile={profile} />
      ) : (
        <Card>
          {hostCan('saved-address') ? (
            <AddressForm profile={profile} />
          ) : (
            <ShownAddress profile={profile} />
          )}
        </Card>
      )}
    </section>
  );
}

function ShownAddress({ profile }: { profile: Profile }) {
  const { address, zip, locality, county } = profile;
  const hasAny = [address, zip, locality, county].some(Boolean);
  return (
    <>
      {hasAny ? (
        <AddressLines address={profile} />
      ) : (
        <address className={style.address}>{text.none}</address>
      )}
      <p>{text.unchangeable}</p>
    </>
  );
}
