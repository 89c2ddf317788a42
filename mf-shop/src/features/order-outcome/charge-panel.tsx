import { platformConfig } from '@vitrina/shared-auth';
import { Card } from '@vitrina/shared-ui/card';
import { Spinner } from '@vitrina/shared-ui/spinner';
import type { ReactNode } from 'react';
import { checkoutMessages } from '../../checkout-messages.ts';
import style from './charge-panel.module.css';
import { FocusedHeading } from './focused-heading.tsx';

const text = checkoutMessages.charged;

interface ChargePanelProps {
  title: string;
  text: string;
  /** A request is in progress: hides the contact. */
  waiting?: boolean;
  /** The provider's id of the payment. */
  reference: string;
  /** Buttons: what the buyer can do next. */
  children?: ReactNode;
}

/** The known state of a charge that happened or may have happened. */
export function ChargePanel({
  title,
  text: explanation,
  waiting = false,
  reference,
  children,
}: ChargePanelProps) {
  const { phone, email } = platformConfig().brand;
  return (
    <Card className={style.panel} padding="lg" aria-busy={waiting}>
      {waiting && <Spinner size="lg" />}
      <FocusedHeading className={style.title}>{title}</FocusedHeading>
      <p role={waiting ? 'status' : 'alert'} className={style.text}>
        {explanation}
      </p>
      {children}
      {!waiting && (
        <div className={style.detail}>
          <p>{text.support(phone, email)}</p>
          <p>{text.reference(reference)}</p>
        </div>
      )}
    </Card>
  );
}
