import { hostCan } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import style from './order-details.module.css';

const { abilities, notHere } = messages.order;
const ALL = Object.keys(abilities) as (keyof typeof abilities)[];

/** Says what the host cannot do with an order; hidden when it can do everything. */
export function NotHere() {
  const lacking = ALL.filter((ability) => !hostCan(ability));
  if (lacking.length === 0) return null;
  return <p className={style.muted}>{notHere(lacking.map((one) => abilities[one]).join(', '))}</p>;
}
