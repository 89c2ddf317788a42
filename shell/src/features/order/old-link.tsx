import { sendOrderLink } from '@vitrina/contract/calls/send-order-link';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { refusalOf } from '@vitrina/shared-auth/api/errors';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { useState } from 'react';
import { orderTexts } from '../../content/order.ts';
import style from './order-page.module.css';

const text = orderTexts.old;
const refused = refusalOf(text.failed);

/** An old link hides the buyer; a fresh one is mailed to the buyer's own mailbox. */
export function OldLink({ orderKey: key }: { orderKey: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setState('busy');
    setFailure(undefined);
    try {
      await callApi(sendOrderLink, { body: { key } });
      setState('sent');
    } catch (error) {
      setFailure(refused(error)?.text ?? text.failed);
      setState('idle');
    }
  };
  if (state === 'sent') {
    return (
      <Alert tone="success" className={style.screenOnly}>
        {text.sent}
      </Alert>
    );
  }
  return (
    <Alert
      title={text.title}
      className={style.screenOnly}
      actions={
        <Button size="sm" variant="secondary" busy={state === 'busy'} onClick={send}>
          {text.send}
        </Button>
      }
    >
      {failure ?? text.text}
    </Alert>
  );
}
