import { getSession } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
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
import { messages } from '../../messages.ts';

const text = messages.unsaved;

type Report = (form: string, dirty: boolean) => void;
const ReportContext = createContext<Report>(() => {});

/** Tells the page that a form holds what is not saved, as long as `dirty`. */
export function useUnsaved(dirty: boolean): void {
  const report = useContext(ReportContext);
  const form = useId();
  useEffect(() => {
    report(form, dirty);
    return () => report(form, false);
  }, [report, form, dirty]);
}

/** Asks before the page is left while one of its forms holds what is not saved. */
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
  // Whoever signs out has left already.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      getSession().status === 'authenticated' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <ReportContext value={report}>
      {children}
      <Dialog
        open={blocker.state === 'blocked'}
        onClose={stay}
        title={text.title}
        closeLabel={text.stay}
        size="sm"
        actions={
          <>
            <Button variant="danger" onClick={() => blocker.proceed?.()}>
              {text.leave}
            </Button>
            <Button onClick={stay}>{text.stay}</Button>
          </>
        }
      >
        <p>{text.question}</p>
      </Dialog>
    </ReportContext>
  );
}

/** The browser asks in its own words when the tab is closed or reloaded. */
function useAskBeforeUnload(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
