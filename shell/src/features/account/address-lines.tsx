import style from './account-details.module.css';

type Place = Partial<Record<'address' | 'zip' | 'locality' | 'county', string | null | undefined>>;

export const AddressLines = ({
  address: { address, zip, locality, county },
}: {
  address: Place;
}) => (
  <address className={style.address}>
    {[address, [zip, locality].filter(Boolean).join(' '), county].filter(Boolean).join('\n')}
  </address>
);
