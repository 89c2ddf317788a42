import type { NavigationIcon as Name } from '@vitrina/contract/contributions';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import FilePlus from 'lucide-react/icons/file-plus';
import Globe from 'lucide-react/icons/globe';
import History from 'lucide-react/icons/history';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Square from 'lucide-react/icons/square';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import type { ComponentType } from 'react';

const ICONS: Readonly<Record<Name, ComponentType>> = {
  overview: LayoutDashboard,
  list: ListChecks,
  add: FilePlus,
  globe: Globe,
  receipt: ReceiptText,
  person: UserRound,
  box: Package,
  chart: ChartColumn,
  help: CircleQuestionMark,
  message: MessageSquare,
  order: ShoppingBag,
  history: History,
  team: UsersRound,
  settings: Settings,
};

/**
 * A link's icon; a generic one when missing or unknown, because a collapsed sidebar shows only icons.
 * @example
 * const link = (
 *   <a href="/admin/orders">
 *     <NavigationIcon name="order" /> Comenzi
 *   </a>
 * );
 */
export function NavigationIcon({ name }: { name: string | undefined }) {
  const Icon = ICONS[name as Name] ?? Square;
  return <Icon />;
}
