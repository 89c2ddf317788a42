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
  /** Those that the page showed. */
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
 * Sets what somebody may do; for a while it can be taken back, unless somebody changed it since.
 * @param canUndo whether whoever does it may give what was there before
 */
export async function savePermissions(change: Change, canUndo: boolean): Promise<void> {
  await send(change);
  if (!canUndo) return;
  const { permissions: seen, seen: permissions } = change;
  offerUndo(messages.staff.changed(change.name), () => send({ ...change, permissions, seen }));
}
