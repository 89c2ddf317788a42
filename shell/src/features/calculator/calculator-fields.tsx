import {
  commissionInWholeRon,
  commissionParts,
  commissionRate,
  currentTiers,
} from '@vitrina/contract/rules/commission';
import { formatAmount, formatShortBani, parseBani } from '@vitrina/contract/rules/money';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useState } from 'react';
import { calculatorTexts } from '../../content/calculator.ts';
import { tierLabel } from '../../content/tier-label.ts';
import style from './calculator-fields.module.css';

const text = calculatorTexts;

interface CalculatorFieldsProps {
  /** Initial sales in the field, as typed; empty when absent. */
  example?: string | undefined;
  /** The field takes the focus when shown. */
  autoFocus?: boolean | undefined;
}

export function CalculatorFields({ example, autoFocus }: CalculatorFieldsProps) {
  const [typed, setTyped] = useState<string | null>(example ?? null);
  const salesBani = typed === null ? 0 : parseBani(typed);
  return (
    <div className={style.calculator}>
      <TextField
        label={text.sales}
        hint={text.hint}
        error={salesBani === null ? text.invalid : undefined}
        value={typed ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus={autoFocus ? '' : undefined}
      />
      <Result salesBani={salesBani ?? 0} known={salesBani !== null} />
      <Breakdown salesBani={salesBani ?? 0} />
    </div>
  );
}

function Result({ salesBani, known }: { salesBani: number; known: boolean }) {
  const commission = commissionInWholeRon(salesBani, currentTiers());
  const rate = salesBani > 0 ? formatAmount(commissionRate(salesBani, currentTiers())) : null;
  return (
    <p className={style.result} role="status">
      <span className={style.label}>{text.result}</span>
      <strong className={style.amount}>{known ? formatShortBani(commission * 100) : '–'}</strong>
      <span className={style.label}>{known && rate ? text.rate(rate) : ''}</span>
    </p>
  );
}

function Breakdown({ salesBani }: { salesBani: number }) {
  const tiers = currentTiers();
  const parts = commissionParts(salesBani, tiers);
  return (
    <table className={style.parts}>
      <caption className={style.caption}>{text.breakdown}</caption>
      <thead>
        <tr>
          <th scope="col">{text.tier}</th>
          <th scope="col">{text.salesInTier}</th>
          <th scope="col">{text.commission}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, index) => {
          // Tiers fill in order, so those with sales come first.
          const part = parts[index];
          return (
            <tr key={tier.fromBani}>
              <th scope="row">
                {tierLabel(tiers, index)}, {tier.percent}%
              </th>
              <td>{formatAmount(part?.salesBani ?? 0)}</td>
              <td>{formatAmount(part?.commissionBani ?? 0)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>{text.rounding}</td>
        </tr>
      </tfoot>
    </table>
  );
}
