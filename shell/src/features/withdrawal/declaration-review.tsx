import { refusalOf } from '@vitrina/shared-auth/api/errors';
import { hostCan } from '@vitrina/shared-auth/platform';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { useForm } from '@vitrina/shared-ui/use-form';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import type { Declaration } from './declaration.ts';
import { sendDeclaration, type WithdrawalReceipt } from './send-declaration.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

interface DeclarationReviewProps {
  declaration: Declaration;
  sendingKey: string;
  /** The products in words. */
  products: string;
  onBack: () => void;
  /** Called with the host's receipt; `null` when it takes no declarations. */
  onSent: (receipt: WithdrawalReceipt | null) => void;
}

export function DeclarationReview({
  declaration,
  sendingKey,
  products,
  onBack,
  onSent,
}: DeclarationReviewProps) {
  const form = useForm({
    values: declaration,
    read: (input) => ({ input }),
    send: async (input) => onSent(await sendDeclaration(input, sendingKey)),
    refused: refusalOf(text.failed),
    once: true,
  });
  const heading = useFocusOnMount();
  const { name, email, orderNumber, reason } = declaration;
  return (
    <form {...form.props} className={style.form}>
      <h2 className={style.heading} ref={heading} tabIndex={-1}>
        {text.steps[1]}
      </h2>
      <p>{text.declaration(name, orderNumber)}</p>
      <dl className={style.details}>
        <dt>{text.products}</dt>
        <dd>{products}</dd>
        {reason && (
          <>
            <dt>{text.reason}</dt>
            <dd>{reason}</dd>
          </>
        )}
        <dt>{text.email}</dt>
        <dd>{email}</dd>
      </dl>
      <FormAlert notice={form.notice} />
      <div className={style.actions}>
        <Button variant="secondary" size="lg" disabled={form.busy} onClick={onBack}>
          {text.back}
        </Button>
        <Button type="submit" size="lg" busy={form.busy}>
          {hostCan('withdrawals') ? text.confirm : text.prepareMail}
        </Button>
      </div>
    </form>
  );
}
