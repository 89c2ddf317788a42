import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { RELEASE_DEEDS } from '@vitrina/contract/rules/release-deeds';
import { auditMessages } from '../../audit-messages.ts';
import { recordedValue } from './recorded-value.ts';

const text = auditMessages.release;

export const RELEASE_SILENT = /^(?:part|deed|released_by)$/;

export const operatorOf = (entry: AuditEntry): string =>
  recordedValue(entry, 'released_by') || text.tool;

/** `a publicat mf-shop`. */
export function releaseDeedOf(entry: AuditEntry): string {
  const part = recordedValue(entry, 'part');
  const names: Readonly<Record<string, string>> = text.parts;
  const deed = RELEASE_DEEDS.find((known) => known === recordedValue(entry, 'deed'));
  return `${deed ? text.deeds[deed] : text.other} ${names[part] ?? part}`;
}
