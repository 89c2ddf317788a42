import type { Product } from '@vitrina/contract/entities/product';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import { Badge } from '@vitrina/shared-ui/badge';
import { Price } from '@vitrina/shared-ui/price';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import style from './price-line.module.css';

const text = productMessages;

/** Price with VAT; when reduced, also the lowest of the previous 30 days, as the law requires. */
export function PriceLine({ price, lowest_price_30_days: lowest }: Product) {
  if (price === null) {
    return (
      <div className={style.price}>
        <p className={style.missing}>{messages.product.unpriced}</p>
        <p className={style.vat}>{text.unpriced}</p>
      </div>
    );
  }
  const bani = toBani(price);
  const beforeBani = lowest == null ? 0 : toBani(lowest);
  const percent = Math.floor(((beforeBani - bani) * 100) / beforeBani);
  return (
    <div className={style.price}>
      <p className={style.now}>
        <Price bani={bani} size="xl" />
        <span className={style.vat}>{messages.vatIncluded}</span>
        {beforeBani > bani && percent > 0 && <Badge tone="accent">{text.reduced(percent)}</Badge>}
      </p>
      {beforeBani > bani && <p className={style.vat}>{text.lowestPrice(formatBani(beforeBani))}</p>}
    </div>
  );
}
