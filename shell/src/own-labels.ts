import type { NavigationPlace } from '@vitrina/contract/contributions';
import { messages } from './messages.ts';

const { nav, userMenu, dashboardMenu } = messages;

/** The shell's own labels in navigation: no remote may use the same there. */
export const OWN_LABELS: Partial<Record<NavigationPlace, string[]>> = {
  header: [nav.home, nav.login],
  'user-menu': [userMenu.account, userMenu.logout],
  'dashboard-menu': [dashboardMenu.home, userMenu.logout],
};
