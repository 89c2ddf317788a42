import { expect } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { type RemoteModule, type SessionUser, signIn, useToasts } from '@vitrina/shared-auth';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import * as console from '../src/routes/console.tsx';

const IOANA: SessionUser = { id: 1, name: 'Ioana', email: 'admin@exemplu.ro', role: 'admin' };

/**
 * Renders `path` of the console as the shell would, with an admin signed in.
 * @param others what other remotes have
 * @param permissions what she may do; absent: the host tells none, so everything
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

/** The shell shows the toasts; here they are read where the console puts them. */
export const isToasted = (text: string | RegExp) =>
  waitFor(() =>
    expect(useToasts.getState().toasts.map((toast) => toast.text)).toContainEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    ),
  );

/** Takes the last change back. */
export const undoButton = () => screen.findByRole('button', { name: 'Anulează modificarea' });

/** What is in the dialog that is open, or in the one above others. */
export const openDialog = () =>
  waitFor(() => {
    const open = screen.getAllByRole('dialog').findLast((dialog) => dialog.hasAttribute('open'));
    if (!open) throw new Error('No dialog is open.');
    return within(open);
  });

/** Replaces what a field holds, in one step. */
export async function fillIn(user: UserEvent, label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.paste(text);
}

/** Looks an account up by `typed` and chooses `name` of what is found. */
export async function chooseUser(user: UserEvent, typed: string, name: string) {
  await fillIn(user, /^Utilizator/, typed);
  await user.click(await screen.findByRole('option', { name }));
}
