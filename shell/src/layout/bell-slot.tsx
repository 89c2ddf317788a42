import Bell from 'lucide-react/icons/bell';
import style from './header.module.css';
import { useDeferred } from './use-deferred.ts';

const loadBell = () =>
  import(/* webpackChunkName: "bell" */ '../features/notifications/bell.tsx').then(
    (module) => module.Bell,
  );

/** The notification bell, loaded after the first paint; its place is reserved. */
export function BellSlot({ variant }: { variant: 'public' | 'dashboard' }) {
  const LoadedBell = useDeferred(loadBell);
  if (LoadedBell) return <LoadedBell variant={variant} />;
  return (
    <span className={style.tool} aria-hidden="true">
      <Bell />
    </span>
  );
}
