import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { stockAlertTexts } from '../../content/stock-alert.ts';
import { Links } from '../../navigation/links.tsx';

/** The way on where there is nothing more to do. */
export const ToShop = () => (
  <Links of="shop">
    {({ to }) => (
      <Link to={to} className={buttonClass({ variant: 'secondary' })}>
        {stockAlertTexts.toShop}
      </Link>
    )}
  </Links>
);
