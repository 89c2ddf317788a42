import { commissionInWholeRon, currentTiers } from '@vitrina/contract/rules/commission';
import { parseBani } from '@vitrina/contract/rules/money';
import { Card } from '@vitrina/shared-ui/card';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { explainCommission } from './explain-commission.ts';
import style from './tier-progress.module.css';

const text = messages.commissions.calculator;

/** Commission for typed sales; the total is rounded to whole RON. */
export function Calculator() {
  const [typed, setTyped] = useState('');
  const [touched, setTouched] = useState(false);
  const salesBani = parseBani(typed);
  const tiers = currentTiers();
  return (
    <Card className={style.card}>
      <h2 className={style.title}>{text.title}</h2>
      <TextField
        label={text.sales}
        error={touched && salesBani === null && text.invalid}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setTouched(true);
        }}
        trailing={text.currency}
        inputMode="decimal"
        autoComplete="off"
      />
      <p role="status">
        {salesBani === null
          ? text.waiting
          : explainCommission(salesBani, commissionInWholeRon(salesBani, tiers) * 100, tiers)}
      </p>
    </Card>
  );
}
