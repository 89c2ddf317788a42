import type { Call } from '@vitrina/contract/call';
import { hostCan } from '../platform.ts';

/** What of `fields`, the query, body or headers of `call`, this deployment's host is said to know. */
export function knownFields<Fields>(call: Call, fields: Fields): Fields {
  const { additive } = call;
  if (!additive || typeof fields !== 'object' || fields === null) return fields;
  const known = Object.entries(fields).filter(([name]) => {
    const capability = additive[name];
    return !capability || hostCan(capability);
  });
  return Object.fromEntries(known) as Fields;
}
