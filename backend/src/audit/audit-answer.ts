import type { AuditChange, AuditEntry } from '@vitrina/contract/entities/audit-entry';
import type { AuditAction } from '@vitrina/contract/rules/audit-kinds';
import { mailLabel, originalValue } from '../edit-settings/original-of.ts';
import type { AuditRow, Values } from './find-audit-entries.ts';

export const auditAnswer = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  subject_id: row.subjectId,
  subject_name:
    row.kind === 'setting' ? mailLabel(row.after?.name) : (row.embedName ?? row.invitedEmail),
  action: actionOf(row),
  what: row.what,
  actor_kind: row.actorKind,
  actor_id: row.actorId,
  actor_name: row.actorName,
  session: row.session,
  request: row.request,
  changes: [
    ...ownChanges(row),
    ...(row.opened ? changesBetween(row.opened.before, row.opened.after) : erased(row.personal)),
  ],
});

/** The audited row is identified by column `id`; a form's public number is in another column. */
function actionOf(row: AuditRow): AuditAction {
  if (row.kind !== 'embed') return isVersion(row) ? 'changed' : row.action;
  return row.before ? (row.after ? 'changed' : 'deleted') : 'created';
}

/** A new version of a setting is a new row, but counts as a change of the setting. */
const isVersion = ({ kind, action }: AuditRow): boolean =>
  kind === 'setting' && action === 'created';

function ownChanges(row: AuditRow): AuditChange[] {
  if (!isVersion(row)) return changesBetween(row.before, row.after);
  const { name, value } = row.after ?? {};
  const told = (stored: unknown) => ({ value: wholeSetting(String(name), stored) });
  return [
    ...changesBetween(null, { name }),
    ...changesBetween(told(row.replaced?.value), told(value)),
  ];
}

/** The setting that takes effect with this stored version; of mails only the changed texts are stored. */
function wholeSetting(name: string, stored: unknown): unknown {
  const original = originalValue(name);
  return isObject(original) && isObject(stored) ? { ...original, ...stored } : (stored ?? original);
}

/** Fields whose values were erased. */
const erased = (fields: readonly string[]): AuditChange[] =>
  fields.map((field) => ({ field, before: null, after: null, erased: true }));

function changesBetween(before: Values | null, after: Values | null): AuditChange[] {
  const [was, is] = [textsOf(before), textsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const change = { field, before: was.get(field) ?? null, after: is.get(field) ?? null };
    // An object is stored whole, including parts that did not change.
    const stayed = change.before === change.after && change.before !== HIDDEN;
    return stayed ? [] : [{ ...change, erased: false }];
  });
}

/** Placeholder for a secret. */
const HIDDEN = '•';

/** Values as text; fields of an object are flattened to `object.field`. */
function textsOf(values: Values | null): Map<string, string> {
  const texts = Object.entries(values ?? {}).flatMap(([name, value]): [string, unknown][] =>
    isObject(value)
      ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, inner])
      : [[name, value]],
  );
  return new Map(
    texts.filter(([, value]) => value !== null && value !== '').map(([k, v]) => [k, textOf(v)]),
  );
}

/** A closed day among the settings. */
const isDay = (value: unknown): value is { day: string; reason?: unknown } =>
  isObject(value) && typeof value.day === 'string';

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown): string {
  if (isDay(value)) return [value.day, value.reason].filter(Boolean).join(' ');
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
