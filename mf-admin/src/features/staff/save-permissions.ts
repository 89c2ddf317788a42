import { changePermissions } from '@vitrina/contract/calls/change-permissions';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { callApi } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { refreshStaff } from './staff-query.ts';

interface Change {
  id: number;
  name: string;
  permissions: Permission[];
  seen: Permission[];
}

async function send({ id, permissions, seen }: Change): Promise<void> {
  try {
    await callApi(changePermissions, { params: { id }, body: { permissions, seen } });
  } finally {
    await refreshStaff();
  }
}

/**
 * Sets permissions and offers an undo, refused when somebody changed them since.
 * @param canUndo whether the signed-in person may grant the earlier ones
 */
export async function savePermissions(change: Change, canUndo: boolean): Promise<void> {
  await send(change);
  if (!canUndo) return;
  const { permissions: seen, seen: permissions } = change;
  offerUndo(messages.staff.changed(change.name), () => send({ ...change, permissions, seen }));
}
