import type { CallInput } from '@vitrina/contract/call';
import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { tooLong } from '@vitrina/contract/messages';
import { readBy } from '@vitrina/shared-ui/read-form';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import type { OfferedLine } from '../order/withdrawal-state.ts';

const text = withdrawalTexts;

/** Values of the form. */
export interface DeclarationValues {
  name: string;
  email: string;
  orderNumber: string;
  /** In words, without a known order; '' means everything. */
  products: string;
  reason: string;
  /** For a known order: true for `lines` only, not for everything that is left. */
  isPart: boolean;
  /** Chosen pieces by the id of their line. */
  lines: Record<string, number>;
  /** Idempotency key, set at the review; survives a reload. */
  key: string;
}

export const EMPTY: DeclarationValues = {
  name: '',
  email: '',
  orderNumber: '',
  products: '',
  reason: '',
  isPart: false,
  lines: {},
  key: '',
};

/** The declaration: products in words, and as lines if the host accepts them. */
export type Declaration = CallInput<typeof createWithdrawal>['body'];

/** Validates by the call's schema. @param offered lines of a known order */
export const readDeclaration = (offered: readonly OfferedLine[] | null) =>
  readBy(
    createWithdrawal.body,
    {
      required: text.required,
      tooLong,
      wrong: { lines: text.choice.none },
    },
    (values: DeclarationValues) => declarationOf(values, offered),
  );

function declarationOf(
  { isPart, lines, products, key: _, ...typed }: DeclarationValues,
  offered: readonly OfferedLine[] | null,
): Declaration {
  if (!offered) return { ...typed, products };
  const isWhole = !isPart && offered.every(({ remaining, quantity }) => remaining === quantity);
  if (isWhole) return { ...typed, products: '' };
  const chosen = offered.flatMap((line) => {
    const quantity = isPart ? Math.min(lines[line.id] ?? 0, line.remaining) : line.remaining;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return {
    ...typed,
    products: chosen.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    lines: chosen.map(({ id, quantity }) => ({ itemId: id, quantity })),
  };
}

/** An e-mail with the same declaration, for a host that takes none. */
export function declarationMail(
  declaration: Declaration,
  date: string,
): {
  subject: string;
  body: string;
} {
  const { name, email, orderNumber, products, reason } = declaration;
  const lines = [
    text.declaration(name, orderNumber),
    text.productsNamed(products || text.allProducts),
    ...(reason ? [text.mailText.reason(reason)] : []),
    text.mailText.date(date),
    text.mailText.signature(name, email),
  ];
  return { subject: text.mailSubject(orderNumber), body: lines.join('\n\n') };
}

/** https://www.rfc-editor.org/rfc/rfc6068: line breaks as %0D%0A. */
export const mailtoLink = (to: string, { subject, body }: { subject: string; body: string }) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
