import { expect } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { type RemoteModule, type SessionUser, signIn, useToasts } from '@vitrina/shared-auth';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import * as console from '../src/routes/console.tsx';

const IOANA: SessionUser = { id: 1, name: 'Ioana', email: 'admin@exemplu.ro', role: 'admin' };

/**
 * Renders `path` of the console as the shell does, with an admin signed in.
 * @param others contributions of other remotes
 * @param permissions of the admin; absent: the host sends none, so everything is allowed
 */
export function renderConsole(
  path: string,
  others: Record<string, RemoteModule> = {},
  token: string | null = 'token',
  permissions?: readonly Permission[],
) {
  signIn({ ...IOANA, ...(permissions && { permissions }) }, token);
  return renderPath(path, { '/admin': console, ...others });
}

/** The shell shows toasts; these tests read them from the console's own call. */
export const isToasted = (text: string | RegExp) =>
  waitFor(() =>
    expect(useToasts.getState().toasts.map((toast) => toast.text)).toContainEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    ),
  );

/** At its place: while a dialog opens or closes, it moves into it or out of it. */
export const undoButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: 'Anulează modificarea' });
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
    expect(button.closest('dialog')).toBe(open);
    return button;
  });

/** The topmost open dialog. */
export const openDialog = () =>
  waitFor(() => {
    const open = screen.getAllByRole('dialog').findLast((dialog) => dialog.hasAttribute('open'));
    if (!open) throw new Error('No dialog is open.');
    return within(open);
  });

export async function fillIn(user: UserEvent, label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.paste(text);
}

/** Searches accounts for `typed` and chooses `name`. */
export async function chooseUser(user: UserEvent, typed: string, name: string) {
  await fillIn(user, /^Utilizator/, typed);
  await user.click(await screen.findByRole('option', { name }));
}
