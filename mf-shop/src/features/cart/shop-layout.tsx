import { Outlet } from 'react-router-dom';
import { CartBeside } from './cart-beside.tsx';

export const ShopLayout = () => (
  <>
    <Outlet />
    <CartBeside />
  </>
);
