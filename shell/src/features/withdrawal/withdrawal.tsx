import { Card } from '@vitrina/shared-ui/card';
import { Stepper } from '@vitrina/shared-ui/stepper';
import { useState } from 'react';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import { type Declaration, EMPTY } from './declaration.ts';
import { DeclarationForm } from './declaration-form.tsx';
import { DeclarationReview } from './declaration-review.tsx';
import { MailInstead } from './mail-instead.tsx';
import { Receipt } from './receipt.tsx';
import { useSendDeclaration } from './use-send-declaration.ts';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

/** The right of withdrawal, in two steps: declare, confirm. The receipt is dated. */
export function Withdrawal() {
  const [declaration, setDeclaration] = useState<Declaration>(EMPTY);
  const [step, setStep] = useState<1 | 2>(1);
  const { state, send, reset } = useSendDeclaration();
  const title = text.steps[step - 1];
  return (
    <div className={style.page}>
      <h1>{text.title}</h1>
      {state.phase !== 'received' && <p className={style.lead}>{text.lead}</p>}
      <Card padding="lg" className={style.card ?? ''}>
        {state.phase === 'received' ? (
          <Receipt receipt={state.receipt} email={declaration.email} />
        ) : state.phase === 'unavailable' ? (
          <MailInstead declaration={declaration} />
        ) : (
          <>
            <Stepper step={step} total={2} label={text.step(step, 2)} title={title} />
            {step === 1 ? (
              <DeclarationForm
                initial={declaration}
                onDone={(next) => {
                  setDeclaration(next);
                  setStep(2);
                }}
              />
            ) : (
              <DeclarationReview
                declaration={declaration}
                busy={state.phase === 'sending'}
                failure={state.phase === 'failed' ? state.message : null}
                onBack={() => {
                  reset();
                  setStep(1);
                }}
                onConfirm={() => void send(declaration)}
              />
            )}
          </>
        )}
      </Card>
    </div>
  );
}
