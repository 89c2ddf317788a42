import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import PackageCheck from 'lucide-react/icons/package-check';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router-dom';
import { checkoutMessages } from '../../checkout-messages.ts';
import type { PlacedOrder as Placed } from '../checkout-flow/checkout-state.ts';
import { FocusedHeading } from './focused-heading.tsx';
import style from './placed-order.module.css';
import { PlacedOrderDetails } from './placed-order-details.tsx';

const text = checkoutMessages.placed;

/** The order stands: its number, what is in it, and what happens next. */
export function PlacedOrder({ placed }: { placed: Placed }) {
  const { orderId, order } = placed;
  return (
    <Card className={style.panel} padding="lg">
      <span className={style.icon}>
        <PackageCheck />
      </span>
      <FocusedHeading className={style.title}>{text.title}</FocusedHeading>
      {orderId !== null && <p className={style.number}>{text.number(orderId)}</p>}
      <p role="status" className={style.text}>
        {text.emailNote(order.email)}
      </p>
      <PlacedOrderDetails placed={placed} />
      <section className={style.next}>
        <h2 className={style.subtitle}>{text.next.title}</h2>
        <ol>
          {text.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className={style.actions}>
        <Link to="/products" className={buttonClass({ size: 'lg' })}>
          {text.action}
        </Link>
        <Button size="lg" variant="secondary" onClick={() => print()}>
          <Printer />
          {text.print}
        </Button>
      </div>
    </Card>
  );
}
