import { platformConfig, readText, remove, writeText } from '@vitrina/shared-auth';
import { usePlatformLinks } from '@vitrina/shared-auth/per-package/use-platform-links';
import { classNames } from '@vitrina/shared-ui/class-names';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import { NavigationIcon } from '@vitrina/shared-ui/navigation-icon';
import PanelLeft from 'lucide-react/icons/panel-left';
import { useState } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { messages } from '../messages.ts';
import { OWN } from '../own-navigation.ts';
import style from './dashboard-layout.module.css';
import { WhatsappMark } from './whatsapp-mark.tsx';

const text = messages.nav;

/** Absent: the sidebar is wide. */
const COLLAPSED_KEY = 'vitrina:sidebar-collapsed';

/** Sidebar, or a bottom bar on phones, and a WhatsApp button on every page. */
export function DashboardLayout() {
  const [collapsed, setCollapsed] = useState(() => readText(COLLAPSED_KEY) !== null);
  const links = usePlatformLinks('dashboard', OWN);
  const toggle = () => {
    if (collapsed) remove(COLLAPSED_KEY);
    else writeText(COLLAPSED_KEY, 'yes');
    setCollapsed(!collapsed);
  };
  return (
    <div className={style.dashboard} data-collapsed={collapsed || undefined}>
      <nav className={style.sidebar} aria-label={text.label} data-docked="">
        <IconButton
          className={classNames(style.collapse)}
          label={collapsed ? text.expand : text.collapse}
          aria-expanded={!collapsed}
          onClick={toggle}
        >
          <PanelLeft />
        </IconButton>
        {links.map(({ to, label, icon }) => (
          <NavLink key={to} to={to} className={classNames(style.link)} title={label}>
            <NavigationIcon name={icon} />
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
