import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { trimmed } from '@vitrina/contract/rules/blank';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { oneLine } from '@vitrina/contract/rules/one-line';
import { useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CountedAreaField } from './counted-area-field.tsx';
import { Dialog } from './dialog.tsx';
import styles from './message-tools.module.css';

/** Texts of the tools of an own message: editing and withdrawing. */
export interface MessageToolsTexts {
  edit: string;
  editTitle: string;
  editLabel: string;
  save: string;
  close: string;
  withdraw: string;
  withdrawTitle: string;
  withdrawText: string;
  keep: string;
  count: (used: number, most: number) => string;
}

interface MessageToolsProps {
  message: RequestMessage;
  most: number;
  text: MessageToolsTexts;
  /** @returns an error message; null on success */
  onEdit: (text: string) => Promise<string | null>;
  onWithdraw: () => Promise<string | null>;
}

/** What a message's author can do with it for five minutes. */
export function MessageTools({ message, most, text, onEdit, onWithdraw }: MessageToolsProps) {
  const [doing, setDoing] = useState<'edit' | 'withdraw' | null>(null);
  const [typed, setTyped] = useState(message.text);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const about = describe(message);
  const act = async (work: () => Promise<string | null>) => {
    setBusy(true);
    const failed = await work();
    setBusy(false);
    setError(failed);
    if (!failed) setDoing(null);
  };
  return (
    <span className={styles.tools}>
      {message.text && (
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`${text.edit}: ${about}`}
          onClick={() => {
            setTyped(message.text);
            setError(null);
            setDoing('edit');
          }}
        >
          {text.edit}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`${text.withdraw}: ${about}`}
        onClick={() => setDoing('withdraw')}
      >
        {text.withdraw}
      </Button>
      <Dialog
        open={doing === 'edit'}
        onClose={() => setDoing(null)}
        title={text.editTitle}
        closeLabel={text.close}
      >
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void act(() => onEdit(trimmed(typed)));
          }}
        >
          <CountedAreaField
            label={text.editLabel}
            value={typed}
            most={most}
            countText={text.count}
            error={error ?? undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" busy={busy}>
            {text.save}
          </Button>
        </form>
      </Dialog>
      <ConfirmDialog
        open={doing === 'withdraw'}
        title={text.withdrawTitle}
        keepLabel={text.keep}
        confirmLabel={text.withdraw}
        busy={busy}
        onClose={() => setDoing(null)}
        onConfirm={() => void act(onWithdraw)}
      >
        <p>{error ?? text.withdrawText}</p>
      </ConfirmDialog>
    </span>
  );
}

const SHOWN_CHARACTERS = 40;

/** Start of a message or its first file, with its time: distinguishes otherwise equal buttons. */
function describe({ text, files, created_at }: RequestMessage): string {
  const said = oneLine(withoutDirections(text || files[0]?.name || ''));
  const characters = [...said];
  const begin = characters.slice(0, SHOWN_CHARACTERS).join('').trimEnd();
  return `„${begin}${characters.length > SHOWN_CHARACTERS ? '…' : ''}”, ${formatDateTime(created_at)}`;
}
