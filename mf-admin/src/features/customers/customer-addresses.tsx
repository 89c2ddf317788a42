import type { CustomerAddress } from '@vitrina/contract/entities/customer';
import { DateText } from '@vitrina/shared-ui/date-text';
import { customerMessages as text } from '../../customer-messages.ts';
import { PhoneLink } from '../requests/phone-link.tsx';
import style from './customer.module.css';
import { CustomerSection } from './customer-section.tsx';

export function CustomerAddresses({ addresses }: { addresses: readonly CustomerAddress[] }) {
  return (
    <CustomerSection
      title={text.sections.addresses}
      none={text.none.addresses}
      isEmpty={addresses.length === 0}
    >
      <ul className={style.rows}>
        {addresses.map((one) => (
          <li key={JSON.stringify(one)}>
            <address className={style.address}>
              <span>{one.name}</span>
              {one.phone && (
                <span>
                  <PhoneLink phone={one.phone} />
                </span>
              )}
              <span>{one.address}</span>
              <span>{[one.zip, one.locality, one.county].filter(Boolean).join(', ')}</span>
              <span className={style.muted}>
                {text.lastOrder}: <DateText value={one.last_used} />
              </span>
            </address>
          </li>
        ))}
      </ul>
    </CustomerSection>
  );
}
