import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { checkoutMessages } from '../../checkout-messages.ts';
import style from './legal-links.module.css';

interface LegalLinksProps {
  /** Place of the links: beside the order button, or at account creation. */
  about: keyof typeof checkoutMessages.legal;
}

/** The documents open in a new tab, so that the payment is not interrupted. */
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
