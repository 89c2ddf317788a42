import { platformConfig, readText, remove, writeText } from '@vitrina/shared-auth';
import { classNames } from '@vitrina/shared-ui/class-names';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import FilePlus from 'lucide-react/icons/file-plus';
import Globe from 'lucide-react/icons/globe';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import PanelLeft from 'lucide-react/icons/panel-left';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { messages } from '../messages.ts';
import style from './dashboard-layout.module.css';
import { WhatsappMark } from './whatsapp-mark.tsx';

const text = messages.nav;

const links = [
  { to: '/users/dashboard/overview', label: text.overview, Icon: LayoutDashboard },
  { to: '/users/dashboard/site-request', label: text.requests, Icon: ListChecks },
  { to: '/users/dashboard/new-request', label: text.newRequest, Icon: FilePlus },
  { to: '/users/dashboard/active-sites', label: text.sites, Icon: Globe },
  { to: '/users/dashboard/commissions', label: text.billing, Icon: ReceiptText },
  { to: '/users/dashboard/profile', label: text.profile, Icon: UserRound },
];

/** Kept for the next visit; without it the sidebar is wide. */
const COLLAPSED_KEY = 'vitrina:sidebar-collapsed';

/** Sidebar on wide screens, a bar at the bottom on phones, and the way to WhatsApp on every page. */
export function DashboardLayout() {
  const [collapsed, setCollapsed] = useState(() => readText(COLLAPSED_KEY) !== null);
  const toggle = () => {
    if (collapsed) remove(COLLAPSED_KEY);
    else writeText(COLLAPSED_KEY, 'yes');
    setCollapsed(!collapsed);
  };
  return (
    <div className={style.dashboard} data-collapsed={collapsed || undefined}>
      <nav className={style.sidebar} aria-label={text.label}>
        <IconButton
          className={classNames(style.collapse)}
          label={collapsed ? text.expand : text.collapse}
          aria-expanded={!collapsed}
          onClick={toggle}
        >
          <PanelLeft />
        </IconButton>
        {links.map(({ to, label, Icon }) => (
          <NavLink key={to} to={to} className={classNames(style.link)} title={label}>
            <Icon />
            <span className={style.label}>{label}</span>
          </NavLink>
        ))}
      </nav>
      <div className={style.page}>
        <Outlet />
      </div>
      <a
        className={style.whatsapp}
        href={`https://wa.me/${platformConfig().brand.whatsapp}`}
        target="_blank"
        rel="noreferrer"
        aria-label={text.whatsapp}
        title={text.whatsapp}
      >
        <WhatsappMark />
      </a>
    </div>
  );
}
