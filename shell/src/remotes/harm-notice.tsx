import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { harmTexts as text } from '../content/harm.ts';
import style from './harm-notice.module.css';
import { switchOffInThisTab } from './switched-off.ts';

/** Says that a part of the page harms all of it, in a separate React tree on top. */
export function showHarmNotice(remote: string): void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(<HarmNotice remote={remote} onClose={close} />);
}

function HarmNotice({ remote, onClose }: { remote: string; onClose: () => void }) {
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => popover.current?.showPopover(), []);
  const reopen = () => {
    switchOffInThisTab(remote);
    location.reload();
  };
  return (
    <div ref={popover} popover="manual" className={style.notice}>
      <Alert
        tone="warning"
        title={text.title}
        actions={
          <>
            <Button size="sm" onClick={reopen}>
              {text.reopen}
            </Button>
            <Button size="sm" variant="ghost" onClick={onClose}>
              {text.goOn}
            </Button>
          </>
        }
      >
        {text.detail(remote)}
      </Alert>
    </div>
  );
}
