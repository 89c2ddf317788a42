import { NavLink } from 'react-router-dom';
import { messages } from '../messages.ts';
import { Links } from '../navigation/links.tsx';

interface HeaderLinksProps {
  className: string;
  onClick?: () => void;
}

/** Home, then the remotes' links for this visitor (docs/product.md#header). */
export function HeaderLinks(props: HeaderLinksProps) {
  return (
    <>
      <NavLink to="/" end {...props}>
        {messages.nav.home}
      </NavLink>
      <Links of="header">
        {({ to, label }) => (
          <NavLink to={to} {...props}>
            {label}
          </NavLink>
        )}
      </Links>
    </>
  );
}
