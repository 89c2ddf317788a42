import { serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { useState } from 'react';
import { connectionMessages } from '../../connection-messages.ts';
import { messages } from '../../messages.ts';
import look from '../look/destructive.module.css';
import { offerUndo } from '../undo/undo-store.ts';

interface EndTexts {
  title: string;
  action: string;
  ask: string;
  text: string;
  done: string;
  resume: string;
  resumed: string;
  resumeHint: string;
  failed: string;
}

interface EndingProps {
  /** Scope of the mutation: one change of the thing at a time. */
  name: string;
  title: string;
  texts: EndTexts;
  isEnded: boolean;
  /** @returns the new version */
  end: (ended: boolean, version?: number) => Promise<number>;
}

export function Ending({ name, title, texts, isEnded, end }: EndingProps) {
  const [asked, setAsked] = useState(false);
  const change = useSingleMutation({
    mutationKey: ['ending', name],
    mutationFn: (ended: boolean) => end(ended),
    onSuccess(version, ended) {
      if (ended) offerUndo(texts.done, async () => void (await end(false, version)));
      else showToast(texts.resumed);
    },
    onError: (error) => void showToast(serverMessageOr(error, texts.failed), { tone: 'danger' }),
  });
  const close = () => setAsked(false);
  return (
    <section>
      <h3>{texts.title}</h3>
      <p>{isEnded ? texts.resumeHint : texts.text}</p>
      <Button
        variant="secondary"
        size="sm"
        className={isEnded ? '' : (look.destructive ?? '')}
        busy={change.isPending}
        onClick={() => (isEnded ? change.mutate(false) : setAsked(true))}
      >
        {isEnded ? texts.resume : texts.action}
      </Button>
      <ConfirmDialog
        open={asked}
        title={texts.ask}
        keepLabel={connectionMessages.keep}
        closeLabel={messages.close}
        confirmLabel={texts.action}
        onClose={close}
        onConfirm={() => {
          close();
          change.mutate(true);
        }}
      >
        <p>{title}</p>
        <p>{texts.text}</p>
      </ConfirmDialog>
    </section>
  );
}
