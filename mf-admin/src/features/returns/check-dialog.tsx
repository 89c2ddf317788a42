import { checkReturn } from '@vitrina/contract/calls/check-return';
import {
  EXCLUSIONS,
  type Exclusion,
  type OrderReturn,
} from '@vitrina/contract/entities/order-return';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { returnsMessages } from '../../returns-messages.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { lineName } from './line-name.ts';
import { readCount } from './read-pieces.ts';
import style from './returns.module.css';
import { stepRefusal, takeStep } from './take-step.ts';

const text = returnsMessages.form.check;

type Values = Record<string, string>;
interface Checked {
  itemId: number;
  accepted: number;
  restocked: number;
  exclusion?: Exclusion;
}

const key = (itemId: number, field: string): string => `${itemId}.${field}`;
const piecesOf = ({ quantity }: OrderReturn['lines'][number]): number => quantity ?? 0;

/** Per line: pieces refunded, and pieces restocked. */
export function CheckDialog({ row, onClose }: { row: OrderReturn; onClose: () => void }) {
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(
      row.lines.flatMap((line) => [
        [key(line.item_id, 'accepted'), String(piecesOf(line))],
        [key(line.item_id, 'restocked'), String(piecesOf(line))],
        [key(line.item_id, 'exclusion'), ''],
      ]),
    ),
  );
  const form = useForm({
    values,
    setValues: (next) => setValues((now) => ({ ...now, ...next }) as Values),
    read: (typed) => readCheck(typed, row),
    async send(lines) {
      const input = { params: { id: row.id }, body: { lines, version: Number(row.version) } };
      await takeStep(checkReturn, input, returnsMessages.done.checked);
      onClose();
    },
    refused: stepRefusal(returnsMessages.stepFailed),
  });
  return (
    <FormDialog texts={text} onClose={onClose} form={form}>
      {row.lines.map((line) => {
        const name = lineName(line);
        const most = piecesOf(line);
        const accepted = readCount(values[key(line.item_id, 'accepted')], most);
        return (
          <div key={line.item_id} className={style.pieces}>
            <TextField
              {...form.field(key(line.item_id, 'accepted'))}
              label={text.accepted(name)}
              hint={returnsMessages.form.outOf(most)}
              inputMode="numeric"
              autoComplete="off"
            />
            {accepted !== null && accepted < most && (
              <SelectField
                {...form.field(key(line.item_id, 'exclusion'))}
                label={text.exclusion(name)}
              >
                <option value="">{text.chooseExclusion}</option>
                {EXCLUSIONS.map((exclusion) => (
                  <option key={exclusion} value={exclusion}>
                    {returnsMessages.exclusions[exclusion]}
                  </option>
                ))}
              </SelectField>
            )}
            <TextField
              {...form.field(key(line.item_id, 'restocked'))}
              label={text.restock(name)}
              hint={text.restockHint}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
        );
      })}
    </FormDialog>
  );
}

function readCheck(
  typed: Values,
  { lines }: OrderReturn,
): { input: Checked[] } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const input = lines.map((line): Checked => {
    const itemId = line.item_id;
    const most = piecesOf(line);
    const accepted = readCount(typed[key(itemId, 'accepted')], most);
    if (accepted === null) {
      errors[key(itemId, 'accepted')] = returnsMessages.form.mostPieces(most);
    }
    // Only accepted pieces are restocked; the number follows unless it was typed lower.
    const wanted = readCount(typed[key(itemId, 'restocked')], most);
    if (wanted === null) {
      errors[key(itemId, 'restocked')] = returnsMessages.form.mostPieces(accepted ?? most);
    }
    const exclusion = EXCLUSIONS.find((one) => one === typed[key(itemId, 'exclusion')]);
    if (accepted !== null && accepted < most && !exclusion) {
      errors[key(itemId, 'exclusion')] = text.exclusionMissing;
    }
    const restocked = Math.min(wanted ?? 0, accepted ?? 0);
    const isShort = accepted !== null && accepted < most;
    return {
      itemId,
      accepted: accepted ?? 0,
      restocked,
      ...(isShort && exclusion && { exclusion }),
    };
  });
  return Object.keys(errors).length > 0 ? { errors } : { input };
}
