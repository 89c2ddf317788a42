import { webUrl } from '@vitrina/contract/entities/fields';
import { messages } from '../../messages.ts';

const text = messages.assign;

export const NO_ASSIGNMENT = { userId: '', requestId: '', businessId: '', url: '' };
export type AssignValues = typeof NO_ASSIGNMENT;
export type AssignErrors = Partial<Record<keyof AssignValues, string>>;

/** User, business and address are needed, the request is not (spec section 5). */
export function findAssignErrors({ userId, businessId, url }: AssignValues): AssignErrors {
  const address = webUrl().safeParse(url);
  return {
    ...(!userId && { userId: text.required }),
    ...(!businessId && { businessId: text.required }),
    ...(!url.trim()
      ? { url: text.required }
      : !address.success && { url: address.error.issues[0]?.message ?? text.required }),
  };
}
