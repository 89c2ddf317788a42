import { platformConfig } from '@vitrina/shared-auth/platform';
import { useSession } from '@vitrina/shared-auth/session';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import { BellSlot } from './bell-slot.tsx';
import { BrandMark } from './brand-mark.tsx';
import { CartLink } from './cart-link.tsx';
import style from './header.module.css';
import { HeaderLinks } from './header-links.tsx';
import { LoginLink } from './login-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

/** The shell's header, by role; the dashboard variant has its own menu entries (docs/product.md#header). */
export function Header({ variant }: { variant: 'public' | 'dashboard' }) {
  const user = useSession((session) => session.user);
  return (
    <header className={style.header} data-variant={variant}>
      <div className={style.bar}>
        <Link to="/" className={style.brand}>
          <BrandMark />
          {platformConfig().brand.name}
        </Link>
        <nav className={style.nav} aria-label={messages.nav.label}>
          <HeaderLinks className={classNames(style.link)} />
        </nav>
        <div className={style.tools}>
          <ThemeToggle className={style.wideOnly} />
          <CartLink />
          {user ? (
            <>
              <BellSlot variant={variant} />
              <UserMenu user={user} variant={variant} />
            </>
          ) : (
            <LoginLink />
          )}
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
