import { useToasts } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Toast } from '@vitrina/shared-ui/toast';
import { useOpenDialog } from '@vitrina/shared-ui/use-open-dialog';
import { createPortal } from 'react-dom';
import { messages } from '../../messages.ts';
import style from './undo-bar.module.css';
import { dismissUndo, undoLast, useUndo } from './undo-store.ts';

/**
 * Undo toast of the console: it stays 10 s. It moves into an open dialog, because the page behind one is
 * inert.
 */
export function UndoBar() {
  const last = useUndo((state) => state.last);
  const belowIsTaken = useToasts(({ toasts }) => toasts.length > 0);
  const dialog = useOpenDialog();
  const bar = (
    <section
      className={classNames(style.place, belowIsTaken && style.raised)}
      aria-label={messages.undo.region}
      aria-live="polite"
    >
      {last && (
        <Toast
          key={last.id}
          tone="success"
          className={style.toast}
          closeLabel={messages.close}
          onClose={() => dismissUndo(last.id)}
          action={
            <Button variant="ghost" size="sm" onClick={() => void undoLast()}>
              {messages.undo.action}
            </Button>
          }
        >
          {last.text}
        </Toast>
      )}
    </section>
  );
  return dialog ? createPortal(bar, dialog) : bar;
}
