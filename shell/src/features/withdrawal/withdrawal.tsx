import { forgetKept, useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Card } from '@vitrina/shared-ui/card';
import { Stepper } from '@vitrina/shared-ui/stepper';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import type { WithdrawalState } from '../order/withdrawal-state.ts';
import { ScriptNeeded } from '../script-needed/script-needed.tsx';
import { EMPTY } from './declaration.ts';
import { DeclarationForm } from './declaration-form.tsx';
import { DeclarationReview } from './declaration-review.tsx';
import { MailInstead } from './mail-instead.tsx';
import { Receipt } from './receipt.tsx';
import type { WithdrawalReceipt } from './send-declaration.ts';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

const FORM = 'withdrawal';

/** Right of withdrawal in two steps, declare and confirm; the receipt is dated. */
export function Withdrawal() {
  const known = (useLocation().state as Partial<WithdrawalState> | null)?.withdrawal;
  const kept = useKept(FORM, { ...EMPTY, ...known });
  const declaration = kept.values;
  const [step, setStep] = useState<1 | 2>(1);
  const [isBack, setBack] = useState(false);
  /** `null`: the host takes no declarations. */
  const [receipt, setReceipt] = useState<WithdrawalReceipt | null>();
  const title = text.steps[step - 1];
  return (
    <div className={style.page}>
      <h1>{text.title}</h1>
      {!receipt && <p className={style.lead}>{text.lead}</p>}
      <ScriptNeeded text={text.scriptNeeded} />
      <Card padding="lg" className={style.card ?? ''}>
        {receipt ? (
          <Receipt receipt={receipt} email={declaration.email} />
        ) : receipt === null ? (
          <MailInstead declaration={declaration} />
        ) : (
          <>
            <Stepper step={step} total={2} label={text.step(step, 2)} title={title} />
            {step === 1 ? (
              <DeclarationForm
                kept={kept}
                isBack={isBack}
                onDone={(next) => {
                  kept.setValues(next);
                  setStep(2);
                }}
              />
            ) : (
              <DeclarationReview
                declaration={declaration}
                onBack={() => {
                  setBack(true);
                  setStep(1);
                }}
                onSent={(answer) => {
                  setReceipt(answer);
                  if (answer) forgetKept(FORM);
                }}
              />
            )}
          </>
        )}
      </Card>
    </div>
  );
}
