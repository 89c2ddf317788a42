import { useQuery } from '@tanstack/react-query';
import type { RequestColleague } from '@vitrina/contract/entities/request-colleague';
import { isolated } from '@vitrina/contract/rules/isolated';
import { serverMessageOr, showToast, userId, useSession } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { deskMessages } from '../../desk-messages.ts';
import { SmallSelect } from '../form/small-select.tsx';
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

/** Who looks after a request: colleagues who work with requests, or nobody. */
export function AssigneeSelect({ request, assigneeId }: AssigneeSelectProps) {
  const { data, isError } = useQuery(colleaguesQuery());
  const colleagues = data ?? [];
  const own = useSession(({ user }) => user?.name || user?.email || '');
  const nameOf = (id: number) => {
    const found = colleagues.find((one) => one.id === id);
    if (found) return isolated(colleagueName(found));
    if (id === userId()) return isolated(own);
    // Who is not among them left; before the list is here, nobody knows.
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
  const shown = save.isPending ? save.variables : assigneeId;
  const isUnlisted = shown != null && !colleagues.some(({ id }) => id === shown);
  return (
    <SmallSelect
      aria-label={text.of(requestName(request))}
      value={shown ?? NOBODY}
      disabled={save.isPending}
      onChange={({ currentTarget: { value } }) =>
        save.mutate(value === NOBODY ? null : Number(value))
      }
    >
      <option value={NOBODY}>{text.nobody}</option>
      {isUnlisted && (
        <option value={shown}>{shown === userId() ? text.me(nameOf(shown)) : nameOf(shown)}</option>
      )}
      {colleagues.map((one) => (
        <option key={one.id} value={one.id}>
          {one.id === userId() ? text.me(isolated(colleagueName(one))) : colleagueName(one)}
        </option>
      ))}
    </SmallSelect>
  );
}

function wentWrong(error: unknown, nameOf: (id: number) => string): string {
  if (!(error instanceof AssigneeConflict)) return serverMessageOr(error, text.failed);
  return error.assigneeId === null ? text.conflictFreed : text.conflict(nameOf(error.assigneeId));
}
