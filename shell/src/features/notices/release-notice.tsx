import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noticeTexts } from '../../content/notices.ts';
import style from './notice.module.css';
import { useNewRelease } from './use-new-release.ts';

const text = noticeTexts;

/** Where somebody fills in what a reload would lose or disturb. */
const BUSY_PATHS = ['/checkout', '/quiz', '/users/dashboard/new-request'];

/** A release that was published while the tab stood open is offered, never forced. */
export function ReleaseNotice() {
  const release = useNewRelease();
  const [declined, setDeclined] = useState<string | null>(null);
  const { pathname } = useLocation();
  const busy = BUSY_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const offered = release !== null && release !== declined && !busy;
  return (
    <div role="status">
      {offered && (
        <div className={classNames(style.notice, style.release)}>
          <p className={style.text}>
            <RefreshCw />
            {text.release}
          </p>
          <div className={style.actions}>
            <Button size="sm" onClick={() => location.reload()}>
              {text.reload}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setDeclined(release)}>
              {text.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
