import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { formatDate } from '@vitrina/contract/rules/dates';
import { DateText } from '@vitrina/shared-ui/date-text';
import { messages } from '../../messages.ts';
import type { Column } from '../list/column.ts';
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
  {
    id: 'created',
    header: columns.created,
    value: (site) => site.created_at ?? '',
    cell: (site) => <DateText value={site.created_at} />,
    searched: (site) => formatDate(site.created_at),
  },
  {
    id: 'updated',
    header: columns.updated,
    value: (site) => site.updated_at ?? '',
    cell: (site) => <DateText value={site.updated_at} />,
    searched: (site) => formatDate(site.updated_at),
  },
];
