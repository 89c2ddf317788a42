import { IconButton } from '@vitrina/shared-ui/icon-button';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import style from './header.module.css';
import { useDeferred } from './use-deferred.ts';

const loadDrawer = () =>
  import(/* webpackChunkName: "mobile-drawer" */ './mobile-drawer.tsx').then(
    (module) => module.MobileDrawer,
  );

/** Opens the drawer with the header's links; an early press opens it once it has loaded. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  const MobileDrawer = useDeferred(loadDrawer);

  // Closed after any navigation.
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }

  return (
    <>
      <IconButton
        className={style.menuButton}
        label={messages.nav.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Menu />
      </IconButton>
      {MobileDrawer && <MobileDrawer open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
