import { forgetKept, useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Alert } from '@vitrina/shared-ui/alert';
import { Card } from '@vitrina/shared-ui/card';
import { Stepper } from '@vitrina/shared-ui/stepper';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import type { WithdrawalState } from '../order/withdrawal-state.ts';
import { ScriptNeeded } from '../script-needed/script-needed.tsx';
import { type Declaration, EMPTY } from './declaration.ts';
import { DeclarationForm } from './declaration-form.tsx';
import { DeclarationReview } from './declaration-review.tsx';
import { declaredAmount } from './declared-amount.ts';
import { MailInstead } from './mail-instead.tsx';
import { Receipt } from './receipt.tsx';
import type { WithdrawalReceipt } from './send-declaration.ts';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

/** Right of withdrawal in two steps, declare and confirm; the receipt is dated. */
export function Withdrawal() {
  const known = (useLocation().state as Partial<WithdrawalState> | null)?.withdrawalDraft;
  const form = `withdrawal${known?.orderNumber ?? ''}`;
  const {
    lines: told = null,
    shippingBani = null,
    orderKey = null,
    isUnshipped,
    ...buyer
  } = known ?? {};
  const kept = useKept(form, { ...EMPTY, ...buyer });
  const hydrated = useHydrated();
  const lines = hydrated ? told : null;
  const isLeft = lines?.some(({ remaining }) => remaining > 0);
  /** Reviewed in the second step. */
  const [declaration, setDeclaration] = useState<Declaration>();
  const [isBack, setBack] = useState(false);
  /** `null`: the host takes no declarations. */
  const [receipt, setReceipt] = useState<WithdrawalReceipt | null>();
  const step = declaration ? 2 : 1;
  const title = text.steps[step - 1];
  const isRest = lines?.some(({ quantity, remaining }) => remaining < quantity);
  const products = declaration?.products || (isRest ? text.choice.rest : text.allProducts);
  return (
    <div className={style.page}>
      <h1>{text.title}</h1>
      {!receipt && <p className={style.lead}>{text.lead}</p>}
      <ScriptNeeded text={text.scriptNeeded} />
      <Card padding="lg" className={style.card ?? ''}>
        {declaration && receipt ? (
          <Receipt
            receipt={receipt}
            email={declaration.email}
            products={products}
            amount={declaredAmount(declaration, isLeft ? lines : null, shippingBani)}
            isUnshipped={isUnshipped === true}
            orderKey={orderKey}
          />
        ) : declaration && receipt === null ? (
          <MailInstead declaration={declaration} />
        ) : (
          <>
            <Stepper step={step} total={2} label={text.step(step, 2)} title={title} />
            {declaration ? (
              <DeclarationReview
                declaration={declaration}
                sendingKey={kept.values.key}
                products={products}
                onBack={() => {
                  setBack(true);
                  setDeclaration(undefined);
                }}
                onSent={(answer) => {
                  setReceipt(answer);
                  if (answer) forgetKept(form);
                }}
              />
            ) : (
              <>
                {lines && !isLeft && <Alert>{text.choice.allInReturn}</Alert>}
                <DeclarationForm
                  kept={kept}
                  offered={isLeft ? lines : null}
                  isBack={isBack}
                  onDone={(declared) => {
                    if (!kept.values.key) kept.setValues({ key: crypto.randomUUID() });
                    setDeclaration(declared);
                  }}
                />
              </>
            )}
          </>
        )}
      </Card>
    </div>
  );
}

const neverChanges = () => () => {};

/** False during hydration: the page was prerendered without an order. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
