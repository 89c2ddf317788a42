import { validateToken } from '@vitrina/contract/calls/validate-token';
import { callApi, getSession, hostCan, onChanges, parseUser, signIn } from '@vitrina/shared-auth';
import { useLayoutEffect } from 'react';

/** Applies changed permissions at once, where the host announces changes. */
export function useFreshPermissions(): void {
  // With the console, not after it: a change can arrive at any moment.
  useLayoutEffect(
    () =>
      onChanges((changes) => {
        const { user } = getSession();
        if (!user || !hostCan('permissions')) return;
        const isOwn = ({ kind, id }: { kind: string; id: number }) =>
          kind === 'user' && id === user.id;
        if (changes === 'all' || changes.some(isOwn)) void readAgain();
      }),
    [],
  );
}

async function readAgain(): Promise<void> {
  const { token, user } = getSession();
  try {
    const answered = parseUser((await callApi(validateToken, {})).user);
    // The session may have changed while waiting.
    if (!answered || getSession().token !== token) return;
    if (`${answered.permissions}` !== `${user?.permissions}`) signIn(answered, token);
  } catch {
    // The page stays; the host refuses what is no longer allowed.
  }
}
