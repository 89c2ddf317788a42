import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { stockAlertTexts } from '../../content/stock-alert.ts';
import { Links } from '../../navigation/links.tsx';

/** The link shown when nothing is left to do here. */
export const ToShop = () => (
  <Links of="shop">
    {({ to }) => (
      <Link to={to} className={buttonClass({ variant: 'secondary' })}>
        {stockAlertTexts.toShop}
      </Link>
    )}
  </Links>
);
