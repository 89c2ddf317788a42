import style from './app-layout.module.css';
import { useDeferred } from './use-deferred.ts';

const loadNotices = () =>
  import(/* webpackChunkName: "notices" */ '../features/notices/notices.tsx').then(
    (module) => module.Notices,
  );

export function NoticesSlot() {
  const Notices = useDeferred(loadNotices);
  return <div className={style.notices}>{Notices && <Notices />}</div>;
}
