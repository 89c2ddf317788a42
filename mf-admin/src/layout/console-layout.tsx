import { classNames } from '@vitrina/shared-ui/class-names';
import { NavLink, Outlet } from 'react-router-dom';
import { messages } from '../messages.ts';
import style from './console-layout.module.css';

const links = [
  { to: '/admin/dashboard', label: messages.nav.overview },
  { to: '/admin/orders', label: messages.nav.orders },
  { to: '/admin/sites', label: messages.nav.requests },
];

/** The console's own navigation above every page of it. */
export function ConsoleLayout() {
  return (
    <div className={style.console}>
      <nav className={style.nav} aria-label={messages.nav.label}>
        {links.map((link) => (
          <NavLink key={link.to} to={link.to} className={classNames(style.link)}>
            {link.label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
