import { webUrl } from '@vitrina/contract/entities/fields';
import { messages } from '../../messages.ts';
import { issueText } from '../form/issue-text.ts';

const text = messages.assign;

export const NO_ASSIGNMENT = { userId: '', requestId: '', businessId: '', url: '' };
export type AssignValues = typeof NO_ASSIGNMENT;
export type AssignErrors = Partial<Record<keyof AssignValues, string>>;

/** User, business and address are needed, the request is not (spec section 5). */
export function findAssignErrors({ userId, businessId, url }: AssignValues): AssignErrors {
  const issue = webUrl().safeParse(url).error?.issues[0];
  return {
    ...(!userId && { userId: text.required }),
    ...(!businessId && { businessId: text.required }),
    ...(!url.trim() ? { url: text.required } : issue && { url: issueText(issue, url) }),
  };
}
