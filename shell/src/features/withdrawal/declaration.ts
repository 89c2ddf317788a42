import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { tooLong } from '@vitrina/contract/messages';
import { readBy } from '@vitrina/shared-ui/read-form';
import { withdrawalTexts } from '../../content/withdrawal.ts';

const text = withdrawalTexts;

export interface Declaration {
  name: string;
  email: string;
  orderNumber: string;
  /** '' means everything. */
  products: string;
  reason: string;
}

export const EMPTY: Declaration = {
  name: '',
  email: '',
  orderNumber: '',
  products: '',
  reason: '',
};

/** By the rules of the call. */
export const readDeclaration = readBy(
  createWithdrawal.body,
  { required: text.required, tooLong },
  (values: Declaration) => values,
);

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
    text.mailText.products(products || text.allProducts),
    ...(reason ? [text.mailText.reason(reason)] : []),
    text.mailText.date(date),
    text.mailText.signature(name, email),
  ];
  return { subject: text.mailSubject(orderNumber), body: lines.join('\n\n') };
}

/** https://www.rfc-editor.org/rfc/rfc6068: line breaks as %0D%0A. */
export const mailtoLink = (to: string, { subject, body }: { subject: string; body: string }) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
