import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import type { Declaration } from './declaration.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

interface DeclarationReviewProps {
  declaration: Declaration;
  busy: boolean;
  failure: string | null;
  onBack: () => void;
  onConfirm: () => void;
}

/** Step two: the declaration as it will be sent. */
export function DeclarationReview({
  declaration,
  busy,
  failure,
  onBack,
  onConfirm,
}: DeclarationReviewProps) {
  const heading = useFocusOnMount();
  const { name, email, orderNumber, products, reason } = declaration;
  return (
    <div className={style.form}>
      <h2 className={style.heading} ref={heading} tabIndex={-1}>
        {text.steps[1]}
      </h2>
      <p>{text.declaration(name, orderNumber)}</p>
      <dl className={style.details}>
        <dt>{text.products}</dt>
        <dd>{products || text.allProducts}</dd>
        {reason && (
          <>
            <dt>{text.reason}</dt>
            <dd>{reason}</dd>
          </>
        )}
        <dt>{text.email}</dt>
        <dd>{email}</dd>
      </dl>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className={style.actions}>
        <Button variant="secondary" size="lg" disabled={busy} onClick={onBack}>
          {text.back}
        </Button>
        <Button size="lg" busy={busy} onClick={onConfirm}>
          {text.confirm}
        </Button>
      </div>
    </div>
  );
}
