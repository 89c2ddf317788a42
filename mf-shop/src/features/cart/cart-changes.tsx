import { formatRon } from '@vitrina/contract/rules/money';
import type { LineChange } from '@vitrina/contract/rules/refresh-cart';
import { Alert } from '@vitrina/shared-ui/alert';
import { cartMessages } from '../../cart-messages.ts';
import { fullName } from '../catalog/variant-name.ts';
import style from './cart-changes.module.css';

const text = cartMessages.changed;

/** Says line by line what the catalogue changed in the cart. */
export function CartChanges({ changes }: { changes: readonly LineChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Alert tone="warning" title={text.title}>
      <ul className={style.list}>
        {[...new Set(changes.map(describe))].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}

function describe(change: LineChange): string {
  const name = fullName(change.line);
  if (change.kind === 'gone') return text.gone(name);
  if (change.kind === 'quantity') return text.quantity(name, change.now);
  return text.price(name, formatRon(change.line.price), formatRon(change.now));
}
