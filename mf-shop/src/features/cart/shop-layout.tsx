import { Outlet } from 'react-router-dom';
import { CartBeside } from './cart-beside.tsx';

/** Around the pages that sell: the cart opens beside them. */
export const ShopLayout = () => (
  <>
    <Outlet />
    <CartBeside />
  </>
);
