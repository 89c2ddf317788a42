import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import PackageCheck from 'lucide-react/icons/package-check';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { FocusedHeading } from './focused-heading.tsx';
import style from './placed-order.module.css';

const text = messages.checkout.placed;

/** The order stands. `orderId` is `null` where the host does not tell it. */
export function PlacedOrder({ orderId, email }: { orderId: number | null; email: string }) {
  return (
    <Card className={style.panel} padding="lg">
      <span className={style.icon}>
        <PackageCheck />
      </span>
      <FocusedHeading className={style.title}>{text.title}</FocusedHeading>
      {orderId !== null && <p className={style.number}>{text.number(orderId)}</p>}
      <p role="status" className={style.text}>
        {text.emailNote(email)}
      </p>
      <Link to="/products" className={buttonClass({ size: 'lg' })}>
        {text.action}
      </Link>
    </Card>
  );
}
