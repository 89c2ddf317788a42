import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { checkoutMessages } from '../../checkout-messages.ts';
import style from './legal-links.module.css';

interface LegalLinksProps {
  /** Beside the order's button, or where an account is made. */
  about: keyof typeof checkoutMessages.legal;
}

/** What a buyer agrees to. The documents open beside the page, so that the payment stays. */
export function LegalLinks({ about }: LegalLinksProps) {
  return (
    <p className={style.legal}>
      {checkoutMessages.legal[about].map((part) =>
        typeof part === 'string' ? (
          <Fragment key={part}>{part}</Fragment>
        ) : (
          <Link key={part.to} to={part.to} target="_blank">
            {part.label}
          </Link>
        ),
      )}
    </p>
  );
}
