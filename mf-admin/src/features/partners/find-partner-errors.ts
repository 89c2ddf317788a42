import { createPartner } from '@vitrina/contract/calls/create-partner';
import { messages } from '../../messages.ts';
import { issueText } from '../form/issue-text.ts';

export const NO_PARTNER = { userId: '', websiteUrl: '', name: '', syncUrl: '' };
export type PartnerValues = typeof NO_PARTNER;
export type PartnerErrors = { [Field in keyof PartnerValues]?: string };

/** What is missing or wrong; all four values are required (spec section 5). */
export function findPartnerErrors(values: PartnerValues): PartnerErrors {
  const missing = Object.entries(values)
    .filter(([, value]) => value.trim() === '')
    .map(([field]) => [field, messages.partners.required] as const);
  const checked = createPartner.body.safeParse({ ...values, userId: Number(values.userId) });
  const wrong = (checked.error?.issues ?? []).map((issue) => {
    const field = String(issue.path[0]) as keyof PartnerValues;
    return [field, issueText(issue, values[field])] as const;
  });
  return Object.fromEntries([...wrong, ...missing]);
}
