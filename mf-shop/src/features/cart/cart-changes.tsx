import { formatBani, formatRon } from '@vitrina/contract/rules/money';
import { Alert } from '@vitrina/shared-ui/alert';
import { cartMessages } from '../../cart-messages.ts';
import { fullName } from '../catalog/variant-name.ts';
import type { CartChange } from './cart-change.ts';
import style from './cart-changes.module.css';

const text = cartMessages.changed;

export function CartChanges({ changes }: { changes: readonly CartChange[] }) {
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

function describe(change: CartChange): string {
  if (change.kind === 'shipping')
    return text.shipping(formatBani(change.before), formatBani(change.now));
  const name = fullName(change.line);
  if (change.kind === 'gone') return text.gone(name);
  if (change.kind === 'quantity') return text.quantity(name, change.now);
  return text.price(name, formatRon(change.line.price), formatRon(change.now));
}
