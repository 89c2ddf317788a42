import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import { Price } from '@vitrina/shared-ui/price';
import { QuantityStepper } from '@vitrina/shared-ui/quantity-stepper';
import { Swatch } from '@vitrina/shared-ui/swatch';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import { cartMessages } from '../../cart-messages.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { fullName } from '../catalog/variant-name.ts';
import style from './cart-line-row.module.css';

const text = cartMessages;

interface CartLineRowProps {
  line: CartLine;
  product: Product | undefined;
  onQuantity: (quantity: number, stock: number) => void;
  onRemove: () => void;
}

export function CartLineRow({ line, product, onQuantity, onRemove }: CartLineRowProps) {
  // Without the catalogue the stock is unknown, so the quantity can only decrease.
  const stock = product?.stock_quantity ?? line.quantity;
  const priceBani = toBani(line.price);
  const name = fullName(line);
  return (
    <li className={style.row} data-line={line.product_id}>
      <div className={style.picture}>
        <ProductPicture url={product?.images?.[0]} alt="" sizes="4.5rem" />
      </div>
      <div className={style.what}>
        <Link to={`/product/${line.product_id}`} className={style.name}>
          {line.product_name}
        </Link>
        {line.color && (
          <span className={style.color}>
            <Swatch color={line.color} className={style.swatch} />
            {colorName(line.color)}
          </span>
        )}
        {line.quantity > 1 && (
          <span className={style.each}>{text.each(formatBani(priceBani))}</span>
        )}
      </div>
      <Price bani={priceBani * line.quantity} className={style.total} />
      <div className={style.controls}>
        <QuantityStepper
          size="sm"
          value={line.quantity}
          max={stock}
          onValueChange={(quantity) => onQuantity(quantity, stock)}
          label={text.quantity(name)}
          decreaseLabel={text.decrease}
          increaseLabel={text.increase}
        />
        <IconButton size="sm" label={text.remove(name)} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
