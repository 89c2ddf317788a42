import { getSession } from '@vitrina/shared-auth';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { UnsavedDialog } from './unsaved-dialog.tsx';

type Report = (form: string, dirty: boolean) => void;
const ReportContext = createContext<Report>(() => {});

export function useUnsaved(dirty: boolean): void {
  const report = useContext(ReportContext);
  const form = useId();
  useEffect(() => {
    report(form, dirty);
    return () => report(form, false);
  }, [report, form, dirty]);
}

export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [dirtyForms, setDirtyForms] = useState<readonly string[]>([]);
  const report = useMemo<Report>(
    () => (form, dirty) =>
      setDirtyForms((forms) => {
        const others = forms.filter((other) => other !== form);
        return dirty ? [...others, form] : others;
      }),
    [],
  );
  const dirty = dirtyForms.length > 0;
  useAskBeforeUnload(dirty);
  // Signing out has already left the page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      getSession().status === 'authenticated' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ReportContext value={report}>
      {children}
      <UnsavedDialog
        open={blocker.state === 'blocked'}
        place="page"
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </ReportContext>
  );
}

/** On closing or reloading, the browser asks in its own words. */
function useAskBeforeUnload(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
