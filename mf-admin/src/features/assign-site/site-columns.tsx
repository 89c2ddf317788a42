import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { Badge } from '@vitrina/shared-ui/badge';
import { connectionMessages } from '../../connection-messages.ts';
import { messages } from '../../messages.ts';
import style from '../connections/connections.module.css';
import type { Column } from '../list/column.ts';
import { dateColumn } from '../list/date-column.tsx';
import { WebLink } from '../list/web-link.tsx';
import { isChangeable } from './save-site.ts';
import { SiteDrawer } from './site-drawer.tsx';

const { columns } = messages.assign;

export const siteColumns: readonly Column<UserWebsite>[] = [
  {
    id: 'name',
    header: columns.name,
    value: (site) => site.business_name ?? '',
    cell: (site) => <SiteName site={site} />,
    main: true,
  },
  {
    id: 'url',
    header: columns.url,
    value: (site) => site.website_url ?? '',
    cell: (site) => <WebLink url={site.website_url} />,
  },
  { id: 'email', header: columns.email, value: (site) => site.email ?? '' },
  dateColumn({ id: 'created', header: columns.created, date: (site) => site.created_at }),
  dateColumn({
    id: 'updated',
    header: columns.updated,
    date: (site) => site.updated_at,
    minor: true,
  }),
];

export const changeableSiteColumns: readonly Column<UserWebsite>[] = [
  ...siteColumns,
  {
    id: 'actions',
    header: connectionMessages.column,
    value: () => '',
    cell: (site) => isChangeable(site) && <SiteDrawer site={site} />,
    control: true,
  },
];

const SiteName = ({ site: { business_name, ended_at } }: { site: UserWebsite }) => (
  <span className={style.name}>
    {business_name}
    {ended_at && <Badge>{connectionMessages.ended}</Badge>}
  </span>
);
