import { classNames } from '@vitrina/shared-ui/class-names';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import style from './header.module.css';
import type { HeaderLink } from './header-links.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** The header's links on a narrow screen, in a drawer. */
export function MobileMenu({ links }: { links: readonly HeaderLink[] }) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  const close = () => setOpen(false);

  // Another route than the one it was opened on: closed, whatever led there.
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
      <Dialog
        open={open}
        onClose={close}
        title={messages.nav.menu}
        closeLabel={messages.nav.closeMenu}
        placement="end"
        size="sm"
      >
        <nav className={style.mobileLinks} aria-label={messages.nav.label}>
          {links.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              end={link.end ?? false}
              className={classNames(style.link)}
              onClick={close}
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <p className={style.mobileTheme}>
          {messages.theme.label}
          <ThemeToggle />
        </p>
      </Dialog>
    </>
  );
}
