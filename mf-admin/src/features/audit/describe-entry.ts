import type { AuditChange, AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { AUDIT_KINDS } from '@vitrina/contract/rules/audit-kinds';
import { isolated } from '@vitrina/contract/rules/isolated';
import { knownState } from '@vitrina/contract/rules/known-state';
import { auditMessages as text } from '../../audit-messages.ts';
import { invitationDeedOf } from './describe-invitation.ts';
import { operatorOf, RELEASE_SILENT, releaseDeedOf } from './describe-release.ts';
import { fieldOf, partOf } from './field-name.ts';
import { formatValue, isReadable } from './format-value.ts';
import { recordedValue } from './recorded-value.ts';

/** Bookkeeping fields. */
const SILENT =
  /^(?:id|actor_id|version|created_at|updated_at|status_updated_at|kind|to_status|checkout_key|idempotency_key|asked_key|uid|sequence|tried_at|refund_tried_at)$/;

const SAID: Readonly<Record<string, RegExp>> = {
  release: RELEASE_SILENT,
  // Shown beside each sentence; older hosts also send them as fields.
  setting: /^(?:name|changed_at|changed_by)$/,
  invitation: /^(?:email|token_hash)$/,
};

export const kindOf = (entry: Pick<AuditEntry, 'kind'>) => {
  const known = AUDIT_KINDS.find((kind) => kind === entry.kind);
  return known ? text.kinds[known] : text.unknownKind;
};

export const actorOf = (entry: AuditEntry): string => {
  const { kind, actor_kind, actor_id, actor_name, what } = entry;
  if (kind === 'release') return operatorOf(entry);
  if (actor_kind === 'visitor') return text.actor.visitor;
  if (actor_kind === 'job' || actor_kind === 'system') return text.actor.job;
  if (actor_kind === 'database') return text.actor.database(what);
  return actor_name ? isolated(actor_name) : text.actor.account(actor_id);
};

export const changesOf = ({ kind, changes }: AuditEntry): AuditChange[] =>
  changes.filter(({ field }) => !SILENT.test(field) && !SAID[kind ?? '']?.test(field));

/** The entry's thing with article and in the genitive: `comanda 17`, `comenzii 17`. */
export function thingOf(entry: AuditEntry): { the: string; of: string } {
  const { the, of } = kindOf(entry);
  const called = isolated(entry.subject_name ?? '');
  const name = recordedValue(entry, 'name');
  if (entry.kind === 'setting' && name) return settingOf(name, called);
  const email = recordedValue(entry, 'email') || called;
  if (entry.kind === 'invitation' && email)
    return { the: text.invitation.to(email), of: text.invitation.of(email) };
  if (entry.kind === 'embed' && called)
    return { the: text.called(the, called), of: text.called(of, called) };
  return { the: `${the} ${entry.subject_id}`, of: `${of} ${entry.subject_id}` };
}

function settingOf(name: string, called: string): { the: string; of: string } {
  const known = text.settings[name];
  if (known) return known;
  const mail = name.startsWith('mail:') && name.slice(5);
  return mail ? text.mailSetting(called || mail) : text.setting(called || name);
}

/** Text after the actor: `a schimbat starea comenzii 17 din „…” în „…”`. */
export function deedOf(entry: AuditEntry): string {
  const { the, of } = thingOf(entry);
  const changes = changesOf(entry);
  const [only] = changes;
  if (entry.kind === 'release') return releaseDeedOf(entry);
  const invitation = entry.kind === 'invitation' && invitationDeedOf(entry, the);
  if (invitation) return invitation;
  if (recordedValue(entry, 'erased_at')) return text.erasedAll(of);
  const role = entry.action === 'changed' && changes.find(({ field }) => field === 'role');
  if (role) return role.after === 'admin' ? text.joinedStaff(the) : text.leftStaff(the);
  if (only?.field === 'detail') return isMail(entry) ? text.mail(the) : noteOf(the, only);
  if (entry.action !== 'changed' || !only || changes.length > 1) return `${verbOf(entry)} ${the}`;
  if (only.field === 'deleted_at') return only.after ? text.takenOut(the) : text.putBack(the);
  const field = entry.kind === 'setting' ? partOf(only.field, the) : fieldOf(only.field, of);
  if (!isReadable(only)) return text.hidden(field);
  const [from, to] = [only.before, only.after].map((value) =>
    formatValue(entry, only.field, value),
  );
  if (!to) return text.removed(field, from ?? '');
  return from ? text.changedFromTo(field, from, to) : text.changedTo(field, to);
}

/** True when the sentence leaves no change to list. */
export const saysAll = (entry: AuditEntry): boolean => {
  const changes = changesOf(entry);
  const [only] = changes;
  return entry.action === 'changed' && changes.length <= 1 && (!only || isReadable(only));
};

const noteOf = (the: string, { after }: AuditChange): string =>
  after ? text.note(the, isolated(after)) : text.noteErased(the);

/** `a creat`, `a schimbat`, `a șters`; an unknown action of a newer host reads as a change. */
export const verbOf = ({ action }: AuditEntry): string =>
  text.verb[knownState(text.verb, action) ?? 'changed'];

const isMail = ({ changes }: AuditEntry): boolean =>
  changes.some(({ field, after }) => field === 'kind' && after === 'mail');
