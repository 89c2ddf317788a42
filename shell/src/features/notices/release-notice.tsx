import { isBusyPage } from '@vitrina/contract/rules/busy-page';
import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noticeTexts } from '../../content/notices.ts';
import { useRemoteHost } from '../../remotes/remote-host-context.ts';
import style from './notice.module.css';
import { useNewRelease } from './use-new-release.ts';

const text = noticeTexts;

/** Offers a reload after a release, never forces it, and not where a reload would lose something. */
export function ReleaseNotice() {
  const news = useNewRelease();
  const [declined, setDeclined] = useState<string | null>(null);
  const { pathname } = useLocation();
  const { chainOf } = useRemoteHost();
  const busy = chainOf(pathname).some(({ mount }) => isBusyPage(mount, pathname));
  const offered = news && news.key !== declined && !busy ? news : null;
  return (
    <div role="status">
      {offered && (
        <div className={classNames(style.notice, style.release)}>
          <p className={style.text}>
            <RefreshCw />
            {text[offered.what]}
          </p>
          <div className={style.actions}>
            <Button size="sm" onClick={() => location.reload()}>
              {text.reload}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setDeclined(offered.key)}>
              {text.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
