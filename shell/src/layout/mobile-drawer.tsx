import { classNames } from '@vitrina/shared-ui/class-names';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { NavLink } from 'react-router-dom';
import { messages } from '../messages.ts';
import style from './header.module.css';
import type { HeaderLink } from './header-links.ts';
import { ThemeToggle } from './theme-toggle.tsx';

interface MobileDrawerProps {
  links: readonly HeaderLink[];
  open: boolean;
  onClose: () => void;
}

/** The header's links on a narrow screen. */
export function MobileDrawer({ links, open, onClose }: MobileDrawerProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
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
            onClick={onClose}
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
  );
}
