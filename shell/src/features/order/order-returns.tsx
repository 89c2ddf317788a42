import type { Order } from '@vitrina/contract/entities/order';
import { knownState } from '@vitrina/contract/rules/known-state';
import { RETURN_STATES } from '@vitrina/contract/rules/return-status';
import { webLink } from '@vitrina/contract/rules/web-link';
import { accountTexts } from '../../content/account.ts';
import style from './order-page.module.css';

const text = accountTexts.orders;

export const OrderReturns = ({ order: { returns, documents } }: { order: Order }) => (
  <>
    {returns?.map(({ id, status }) => {
      const known = knownState(RETURN_STATES, status);
      return (
        <p key={id} className={style.muted}>
          {text.returned(id, known ? RETURN_STATES[known].label : (status ?? text.noStatus))}
        </p>
      );
    })}
    {documents?.map(({ number, url }) => {
      const address = webLink(url);
      return (
        address && (
          <p key={number} className={style.muted}>
            <a href={address.href} target="_blank" rel="noreferrer">
              {text.document(number)}
            </a>
          </p>
        )
      );
    })}
  </>
);
