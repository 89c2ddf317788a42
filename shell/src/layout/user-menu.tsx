import type { NavigationLink } from '@vitrina/contract/rules/navigation';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { Avatar } from '@vitrina/shared-ui/avatar';
import { Menu, MenuSeparator, menuItemProps } from '@vitrina/shared-ui/menu';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { useLinks } from '../navigation/use-links.ts';
import { ACCOUNT } from '../own-mounts.ts';
import { mayOpen } from '../remotes/mounts.ts';
import { signOut } from '../session.ts';
import style from './header.module.css';

/** How long the pointer may leave the menu, in ms. */
const LEAVE_MS = 200;

interface UserMenuProps {
  user: SessionUser;
  variant: 'public' | 'dashboard';
}

/** Opens on hover with a mouse, on click and by keyboard; closes on outside clicks and navigation. */
export function UserMenu({ user, variant }: UserMenuProps) {
  const [open, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const { key, pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);

  // Closed after a navigation, without waiting for an effect.
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }
  useEffect(() => () => clearTimeout(leaving.current), []);

  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    if (!open) openedByHover.current = true;
    setOpen(true);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !openedByHover.current) return;
    leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
  };
  /** A press or keyboard focus keeps the menu open without the pointer. */
  const keep = () => {
    clearTimeout(leaving.current);
    openedByHover.current = false;
  };
  const change = (next: boolean) => {
    keep();
    setOpen(next);
  };
  /** Moving to the button opens the menu; the press must not close it again. */
  const press = (event: MouseEvent) => {
    if (open && openedByHover.current) event.preventDefault();
    keep();
  };

  return (
    <div className={style.userMenu} onPointerEnter={hover} onPointerLeave={leave}>
      <Menu
        open={open}
        onOpenChange={change}
        onFocus={keep}
        trigger={(tied) => (
          <button
            type="button"
            {...tied}
            className={style.tool}
            onClick={press}
            aria-label={messages.userMenu.open(user.name || user.email)}
          >
            <Avatar name={user.name} />
          </button>
        )}
      >
        <div className={style.person} aria-hidden="true">
          {user.name && <strong>{user.name}</strong>}
          <span>{user.email}</span>
        </div>
        <MenuSeparator />
        {useUserMenuLinks(user, variant).map(({ to, label }) => (
          <Link
            key={to}
            {...menuItemProps}
            to={to}
            aria-current={to === pathname ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
        <MenuSeparator />
        <button type="button" {...menuItemProps} onClick={() => void signOut()}>
          {messages.userMenu.logout}
        </button>
      </Menu>
    </div>
  );
}

function useUserMenuLinks(
  { role }: SessionUser,
  variant: 'public' | 'dashboard',
): readonly NavigationLink[] {
  const links = useLinks(variant === 'dashboard' ? 'dashboard-menu' : 'user-menu');
  if (variant === 'dashboard') return [...links, { to: '/', label: messages.dashboardMenu.home }];
  const { path, mount } = ACCOUNT;
  return mayOpen(mount, role) ? [...links, { to: path, label: messages.userMenu.account }] : links;
}
