import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { returnsMessages } from '../../returns-messages.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { readPieces } from './read-pieces.ts';
import { stepRefusal } from './take-step.ts';

const text = returnsMessages.form;

export interface PickedPieces {
  lines: { itemId: number; quantity: number }[];
  reason: string;
}

interface PiecesDialogProps {
  texts: { title: string; text: string; confirm: string };
  lines: readonly { itemId: number; name: string; most: number; offered: number }[];
  /** Asks for a reason too. */
  withReason?: boolean;
  onClose: () => void;
  onPick: (picked: PickedPieces) => Promise<void>;
}

export function PiecesDialog({ texts, lines, withReason, onClose, onPick }: PiecesDialogProps) {
  const [values, setValues] = useState<Record<string, string>>(() => ({
    reason: '',
    ...Object.fromEntries(lines.map(({ itemId, offered }) => [String(itemId), String(offered)])),
  }));
  const form = useForm({
    values,
    setValues: (next) => setValues((now) => ({ ...now, ...next }) as Record<string, string>),
    read: (typed) => readPieces(typed, lines),
    async send(picked) {
      await onPick({ lines: picked, reason: (values.reason ?? '').trim() });
      onClose();
    },
    refused: stepRefusal(returnsMessages.stepFailed),
  });
  return (
    <FormDialog texts={texts} onClose={onClose} form={form}>
      {lines.map(({ itemId, name, most }) => (
        <TextField
          key={itemId}
          {...form.field(String(itemId))}
          label={text.quantityOf(name)}
          hint={text.outOf(most)}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
      {withReason && (
        <TextAreaField
          {...form.field('reason')}
          label={text.reason}
          note={text.optional}
          rows={2}
        />
      )}
    </FormDialog>
  );
}
