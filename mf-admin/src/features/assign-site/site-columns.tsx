import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { messages } from '../../messages.ts';
import type { Column } from '../list/column.ts';
import { dateColumn } from '../list/date-column.tsx';
import { WebLink } from '../list/web-link.tsx';

const { columns } = messages.assign;

export const siteColumns: readonly Column<UserWebsite>[] = [
  { id: 'name', header: columns.name, value: (site) => site.business_name ?? '', main: true },
  {
    id: 'url',
    header: columns.url,
    value: (site) => site.website_url ?? '',
    cell: (site) => <WebLink url={site.website_url} />,
  },
  { id: 'email', header: columns.email, value: (site) => site.email ?? '' },
  dateColumn({ id: 'created', header: columns.created, date: (site) => site.created_at }),
  dateColumn({ id: 'updated', header: columns.updated, date: (site) => site.updated_at }),
];
