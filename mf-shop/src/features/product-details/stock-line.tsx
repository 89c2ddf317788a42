import { productMessages } from '../../product-messages.ts';
import style from './stock-line.module.css';

const text = productMessages.stock;

/** From this many pieces on the number does not matter to buyers. */
const PLENTY = 6;

export function StockLine({ stock }: { stock: number }) {
  const level = stock < 1 ? 'none' : stock < PLENTY ? 'low' : 'plenty';
  return (
    <p className={style.stock} data-level={level}>
      {level === 'none' ? text.soldOut : level === 'low' ? text.low(stock) : text.available}
    </p>
  );
}
