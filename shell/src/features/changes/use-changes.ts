import { useSession } from '@vitrina/shared-auth/session';
import { useEffect } from 'react';
import { listenToChanges } from './listen-to-changes.ts';

export function useChanges(): void {
  const person = useSession(({ user }) => user?.id ?? null);
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (person !== null && token !== null) return listenToChanges(person);
  }, [person, token]);
}
