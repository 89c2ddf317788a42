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
  /** Something is asked just now: whom to write is not said yet. */
  waiting?: boolean;
  /** The provider's name of the payment. */
  reference: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What is known of a charge that happened, or may have. */
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
