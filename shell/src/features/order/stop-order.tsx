import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { hostCan, platformConfig } from '@vitrina/shared-auth/platform';
import { Link } from 'react-router-dom';
import { orderTexts } from '../../content/order.ts';
import style from './order-page.module.css';
import type { WithdrawalState } from './withdrawal-state.ts';

const text = orderTexts.stop;

/** How a buyer stops an order whose parcel has not left. */
export function StopOrder({ state }: { state: WithdrawalState }) {
  const { phone, email } = platformConfig().brand;
  return (
    <p className={style.offer}>
      {text.lead}{' '}
      {hostCan('withdrawals') ? (
        <Link to="/withdrawal" state={state}>
          {text.action}
        </Link>
      ) : (
        <>
          {text.write} <a href={`mailto:${email}`}>{email}</a>
        </>
      )}{' '}
      {text.call}{' '}
      <a href={phoneLink(phone)} className={style.phone}>
        {phone}
      </a>
      .
    </p>
  );
}
