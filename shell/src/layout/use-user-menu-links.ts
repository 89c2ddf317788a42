import type { NavigationLink } from '@vitrina/contract/rules/navigation';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { messages } from '../messages.ts';
import { useLinks } from '../navigation/use-links.ts';
import { ACCOUNT } from '../own-mounts.ts';
import { mayOpen } from '../remotes/mounts.ts';

export function useUserMenuLinks(
  { role }: SessionUser,
  variant: 'public' | 'dashboard',
): readonly NavigationLink[] {
  const links = useLinks(variant === 'dashboard' ? 'dashboard-menu' : 'user-menu');
  if (variant === 'dashboard') return [...links, { to: '/', label: messages.dashboardMenu.home }];
  const { path, mount } = ACCOUNT;
  return mayOpen(mount, role) ? [...links, { to: path, label: messages.userMenu.account }] : links;
}
