import type { SessionUser } from '@vitrina/shared-auth/user';
import { messages } from '../messages.ts';

export interface HeaderLink {
  to: string;
  label: string;
  /** Only the path itself counts as current, not what lies below it. */
  end?: boolean;
}

const { nav, userMenu, dashboardMenu } = messages;

/** Links of the public header by role (docs/product.md#header). */
export function headerLinks(user: SessionUser | null): HeaderLink[] {
  return [
    { to: '/', label: nav.home, end: true },
    { to: '/products', label: nav.shop },
    { to: '/quiz', label: nav.createRequest },
    ...(user?.role === 'admin'
      ? [
          { to: '/admin/sites', label: nav.websiteRequests },
          { to: '/admin/manage', label: nav.websites },
          { to: '/admin/create-partner', label: nav.createPartner },
        ]
      : []),
    ...(user?.role === 'user' ? [{ to: '/users/dashboard', label: nav.dashboard }] : []),
  ];
}

/** Links of the user menu, before Logout; none for a role that has no pages here. */
export function userMenuLinks(user: SessionUser, variant: 'public' | 'dashboard'): HeaderLink[] {
  if (variant === 'dashboard') {
    return [
      { to: '/users/dashboard/site-request', label: dashboardMenu.requests },
      { to: '/users/dashboard/new-request', label: dashboardMenu.newRequest },
      { to: '/users/dashboard/active-sites', label: dashboardMenu.activeSites },
      { to: '/users/dashboard/commissions', label: dashboardMenu.billing },
      { to: '/users/dashboard/profile', label: dashboardMenu.profile },
      { to: '/users/dashboard/profile#firme', label: dashboardMenu.addCompany },
      { to: '/', label: dashboardMenu.home },
    ];
  }
  if (user.role === 'admin') {
    return [
      { to: '/admin/dashboard', label: userMenu.adminPanel },
      { to: '/admin/sites', label: userMenu.updateSites },
      { to: '/admin/manage', label: userMenu.manageRequests },
    ];
  }
  if (user.role === 'none') return [];
  return [
    { to: '/users/dashboard', label: userMenu.dashboard },
    { to: '/account', label: userMenu.account },
  ];
}
