import { checkoutMessages } from '../../checkout-messages.ts';
import style from './card-brands.module.css';

export function CardBrands() {
  return (
    <svg
      viewBox="0 0 84 24"
      role="img"
      aria-label={checkoutMessages.payment.brands}
      className={style.brands}
    >
      <rect x="0.5" y="0.5" width="37" height="23" rx="3.5" className={style.card} />
      <text x="19" y="16.5" className={style.visa}>
        VISA
      </text>
      <rect x="46.5" y="0.5" width="37" height="23" rx="3.5" className={style.card} />
      <circle cx="60.5" cy="12" r="7" className={style.red} />
      <circle cx="69.5" cy="12" r="7" className={style.amber} />
      <path d="M65 6.64a7 7 0 0 1 0 10.72 7 7 0 0 1 0-10.72z" className={style.both} />
    </svg>
  );
}
