import { platformConfig } from '@vitrina/shared-auth';
import { checkoutMessages } from '../../checkout-messages.ts';
import style from './placed-order.module.css';

/** Who sold it, as the law wants it on what is printed. */
export function Seller() {
  const { legalName, legalId, legalAddress } = platformConfig().brand;
  return (
    <section className={style.part}>
      <h2 className={style.subtitle}>{checkoutMessages.placed.seller}</h2>
      <address className={style.address}>
        <span>{legalName}</span>
        <span>{legalId}</span>
        <span>{legalAddress}</span>
      </address>
    </section>
  );
}
