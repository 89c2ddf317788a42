import type { NavigationPlace } from '@vitrina/contract/contributions';
import { messages } from './messages.ts';

const { nav, userMenu, dashboardMenu } = messages;

/** Labels that the shell itself shows in places of navigation: no remote may say the same there. */
export const OWN_LABELS: Partial<Record<NavigationPlace, string[]>> = {
  header: [nav.home, nav.login],
  'user-menu': [userMenu.account, userMenu.logout],
  'dashboard-menu': [dashboardMenu.home, userMenu.logout],
};
