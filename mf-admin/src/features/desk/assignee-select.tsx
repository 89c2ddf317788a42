import { useQuery } from '@tanstack/react-query';
import type { RequestColleague } from '@vitrina/contract/entities/request-colleague';
import { fold } from '@vitrina/contract/rules/fold';
import { isolated } from '@vitrina/contract/rules/isolated';
import { serverMessageOr, showToast, userId, useSession } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { useState } from 'react';
import { deskMessages } from '../../desk-messages.ts';
import { ComboboxInput } from '../form/combobox-input.tsx';
import { requestName } from '../requests/request-name.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { colleaguesQuery } from './desk-query.ts';
import { AssigneeConflict, saveAssignee } from './save-assignee.ts';

const text = deskMessages.assignee;
const NOBODY = '';

interface AssigneeSelectProps {
  request: { id: number; business_name?: string | null | undefined };
  assigneeId: number | null;
}

export const colleagueName = ({ name, email }: RequestColleague): string => name || email;

export function AssigneeSelect({ request, assigneeId }: AssigneeSelectProps) {
  const [query, setQuery] = useState('');
  const { data, isError } = useQuery(colleaguesQuery());
  const colleagues = data ?? [];
  const own = useSession(({ user }) => user?.name || user?.email || '');
  const nameOf = (id: number) => {
    const found = colleagues.find((one) => one.id === id);
    if (found) return isolated(toldApart(found, colleagues));
    if (id === userId()) return isolated(own);
    // Not in the loaded list: the colleague left.
    if (data) return text.unknown;
    return isError ? text.unreadable : text.loading;
  };
  const said = (id: number | null) => {
    if (id === null) return text.freed;
    return id === userId() ? text.taken : text.given(nameOf(id));
  };
  const save = useSingleMutation({
    mutationKey: ['assignee', request.id],
    mutationFn: (next: number | null) => saveAssignee(request.id, next, assigneeId),
    onSuccess: (_, next) => offerUndo(said(next), () => saveAssignee(request.id, assigneeId, next)),
    onError: (error) => void showToast(wentWrong(error, nameOf), { tone: 'danger' }),
  });
  const shown = (save.isPending ? save.variables : assigneeId) ?? null;
  const labelOf = (id: number | null) => {
    if (id === null) return text.nobody;
    return id === userId() ? text.me(nameOf(id)) : nameOf(id);
  };
  const found = [null, ...colleagues.map(({ id }) => id)]
    .map((id) => ({ value: String(id ?? NOBODY), label: labelOf(id) }))
    .filter(({ label }) => fold(label).includes(fold(query.trim())));
  return (
    <ComboboxInput
      tied={{ 'aria-label': text.of(requestName(request)) }}
      isSmall
      placeholder={text.search}
      value={String(shown ?? NOBODY)}
      valueLabel={labelOf(shown)}
      options={found}
      listLabel={text.list}
      note={found.length === 0 ? text.none : undefined}
      onType={setQuery}
      onChange={(value) => {
        const next = value === NOBODY ? null : Number(value);
        if (next !== shown) save.mutate(next);
      }}
    />
  );
}

/** Adds the e-mail address where two colleagues share a name. */
function toldApart(colleague: RequestColleague, all: readonly RequestColleague[]): string {
  const name = colleagueName(colleague);
  const isShared = all.some((one) => one.id !== colleague.id && colleagueName(one) === name);
  return isShared ? `${name} (${colleague.email})` : name;
}

function wentWrong(error: unknown, nameOf: (id: number) => string): string {
  if (!(error instanceof AssigneeConflict)) return serverMessageOr(error, text.failed);
  return error.assigneeId === null ? text.conflictFreed : text.conflict(nameOf(error.assigneeId));
}
