import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@vitrina/contract/entities/profile';
import { profileQuery } from '@vitrina/shared-auth/per-package/profile';
import { hostCan } from '@vitrina/shared-auth/platform';
import { Card } from '@vitrina/shared-ui/card';
import { accountTexts } from '../../content/account.ts';
import style from './account-details.module.css';
import { AddressForm } from './address-form.tsx';

const text = accountTexts.address;

/** Where orders go; the checkout starts from it. Loading and failure are said beside the profile. */
export function SavedAddress() {
  const { data: profile } = useQuery(profileQuery());
  if (!profile) return null;
  return (
    <section aria-labelledby="address-title">
      <h2 id="address-title" className={style.title}>
        {text.title}
      </h2>
      <Card>
        {hostCan('saved-address') ? (
          <AddressForm profile={profile} />
        ) : (
          <ShownAddress profile={profile} />
        )}
      </Card>
    </section>
  );
}

function ShownAddress({ profile: { address, zip, locality, county } }: { profile: Profile }) {
  const lines = [address, [zip, locality].filter(Boolean).join(' '), county].filter(Boolean);
  return (
    <>
      <address className={style.address}>{lines.join('\n') || text.none}</address>
      <p>{text.unchangeable}</p>
    </>
  );
}
