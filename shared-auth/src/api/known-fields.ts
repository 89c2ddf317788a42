import type { Call } from '@vitrina/contract/call';
import { hostCan } from '../platform.ts';

/** The part of `fields`, the query, body or headers of `call`, that this host supports. */
export function knownFields<Fields>(call: Call, fields: Fields): Fields {
  const { additive } = call;
  if (!additive || typeof fields !== 'object' || fields === null) return fields;
  const known = Object.entries(fields).filter(([name]) => {
    const capability = additive[name];
    return !capability || hostCan(capability);
  });
  return Object.fromEntries(known) as Fields;
}
