import { useQuery } from '@tanstack/react-query';
import { listUsers } from '@vitrina/contract/calls/list-users';
import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { AUDIT_PERMISSIONS } from '@vitrina/contract/rules/audit-audience';
import { AUDIT_KINDS } from '@vitrina/contract/rules/audit-kinds';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { auditMessages } from '../../audit-messages.ts';
import { messages } from '../../messages.ts';
import { DayFilter } from '../list/day-filter.tsx';
import { ToolSheet } from '../list/tool-sheet.tsx';
import { useDraft } from '../list/use-draft.ts';
import type { ListParams } from '../list/use-list-params.ts';
import { usersQuery } from '../users/users-query.ts';
import style from './audit.module.css';
import type { AuditFilters as Filters } from './audit-query.ts';
import { isReversed } from './read-audit-filters.ts';

const text = auditMessages.filters;
/** Narrower than this, the filters push the first entry off the screen. */
const NARROW = '(width < 48rem)';

interface AuditFiltersProps {
  filters: Filters;
  params: ListParams;
  /** Entries on this page: their people are options of the filter. */
  shown: readonly AuditEntry[];
}

/** All filters live in the address. */
export function AuditFilters({ filters, params, shown }: AuditFiltersProps) {
  const [subject, setSubject] = useDraft(params.get('subject'), (value) =>
    params.set({ subject: value }),
  );
  const isHeld = useHeld();
  return (
    <search aria-label={text.label}>
      <ToolSheet below={NARROW}>
        <div className={style.filters}>
          <PersonSelect
            person={filters.person}
            shown={shown}
            onChange={(person) => params.set({ person })}
          />
          <SelectField
            label={text.kind}
            value={filters.kind ?? ''}
            onChange={(event) => params.set({ kind: event.currentTarget.value })}
          >
            <option value="">{text.anything}</option>
            {offeredKinds(isHeld).map((kind) => (
              <option key={kind} value={kind}>
                {auditMessages.kinds[kind].label}
              </option>
            ))}
          </SelectField>
          <TextField
            label={text.subject}
            data-list-search=""
            inputMode="numeric"
            maxLength={11}
            value={subject}
            error={params.get('subject') && !filters.subject ? text.noNumber : undefined}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
          <DayFilter
            label={text.from}
            value={filters.from ?? ''}
            onChange={(from) => params.set({ from })}
          />
          <DayFilter
            label={text.to}
            value={filters.to ?? ''}
            error={isReversed(filters) ? text.reversed : undefined}
            onChange={(to) => params.set({ to })}
          />
        </div>
      </ToolSheet>
    </search>
  );
}

/**
 * Leaves out release entries where the host keeps none, and kinds the person may not read: the host refuses
 * both.
 */
export const offeredKinds = (isHeld: ReturnType<typeof useHeld>) =>
  AUDIT_KINDS.filter(
    (kind) => isHeld(AUDIT_PERMISSIONS[kind]) && (kind !== 'release' || hostCan('audit-releases')),
  );

interface PersonSelectProps {
  person: number | undefined;
  shown: readonly AuditEntry[];
  onChange: (person: string) => void;
}

/** Offers the staff, people in the entries, and the person in the link, who may be known by number alone. */
function PersonSelect({ person, shown, onChange }: PersonSelectProps) {
  const isListed = useHeld()(listUsers.permission);
  const { data: users = [] } = useQuery({ ...usersQuery(), enabled: isListed });
  const offered = new Map<number, string>();
  for (const { id, name, email, role } of users)
    if (role === 'admin' || id === person)
      offered.set(id, `${name || messages.users.noName} (${email || `#${id}`})`);
  for (const { actor_id: id, actor_name: name } of shown)
    if (id && !offered.has(id)) offered.set(id, name ?? text.account(id));
  if (person && !offered.has(person)) offered.set(person, text.account(person));
  return (
    <SelectField
      label={text.person}
      value={person ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{text.anybody}</option>
      {[...offered].map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
