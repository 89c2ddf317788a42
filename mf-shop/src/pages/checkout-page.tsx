import { Container } from '@vitrina/shared-ui/container';
import { Checkout } from '../features/checkout/checkout.tsx';
import style from './checkout-page.module.css';

export function CheckoutPage() {
  return (
    <Container className={style.page}>
      <Checkout />
    </Container>
  );
}
