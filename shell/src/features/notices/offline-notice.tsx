import { showToast } from '@vitrina/shared-auth/toasts';
import { classNames } from '@vitrina/shared-ui/class-names';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useSyncExternalStore } from 'react';
import { noticeTexts } from '../../content/notices.ts';
import style from './notice.module.css';

const text = noticeTexts;

export function OfflineNotice() {
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  useEffect(() => {
    if (online) return;
    return () => void showToast(text.online);
  }, [online]);
  return (
    <div role="status">
      {!online && (
        <div className={classNames(style.notice, style.offline)}>
          <p className={style.text}>
            <WifiOff />
            {text.offline}
          </p>
        </div>
      )}
    </div>
  );
}

function followConnection(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}
