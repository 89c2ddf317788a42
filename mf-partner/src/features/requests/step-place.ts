import type { Capability } from '@vitrina/contract/capabilities';
import {
  type NotificationTarget,
  notificationPage,
} from '@vitrina/contract/rules/notification-target';
import { hostCan } from '@vitrina/shared-auth';

/** Room section of a step, and the capability it needs. */
const PARTS: Readonly<Record<string, [NotificationTarget, Capability]>> = {
  'try-version': ['request-version', 'request-versions'],
  'wait-for-publishing': ['request-version', 'request-versions'],
  'wait-for-changes': ['request-version', 'request-versions'],
  'send-needed': ['request-ask', 'request-asks'],
  'book-call': ['request-call', 'request-calls'],
  'wait-for-call': ['request-call', 'request-calls'],
  'ask-why-late': ['request-message', 'request-messages'],
  talk: ['request-message', 'request-messages'],
};

/**
 * Where a step is done or seen: in the request's room, where the host has one.
 * @param step as suggested by the overview
 */
export function stepPlace(step: string, id: number): `/${string}` {
  const room = hostCan('request-messages') ? id : null;
  const part = Object.hasOwn(PARTS, step) ? PARTS[step] : undefined;
  return notificationPage(part && hostCan(part[1]) ? part[0] : 'website-request', room);
}
