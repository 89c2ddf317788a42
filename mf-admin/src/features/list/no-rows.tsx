import type { Call } from '@vitrina/contract/call';
import { useUnreadableRows } from '@vitrina/shared-auth';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { UnreadRows } from './unread-rows.tsx';

interface NoRowsProps {
  /** That answered the list. */
  call: Call;
  empty: { title: string; text: string };
}

/** The host answered no row, or none that could be read. */
export function NoRows({ call, empty }: NoRowsProps) {
  if (useUnreadableRows(call.name).length > 0) return <UnreadRows call={call} />;
  return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
}
