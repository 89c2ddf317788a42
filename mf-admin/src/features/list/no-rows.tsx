import type { Call } from '@vitrina/contract/call';
import { useUnreadableRows } from '@vitrina/shared-auth';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { UnreadRows } from './unread-rows.tsx';

interface NoRowsProps {
  call: Call;
  empty: { title: string; text: string };
}

/** An empty answer, or one without readable rows. */
export function NoRows({ call, empty }: NoRowsProps) {
  if (useUnreadableRows(call.name).length > 0) return <UnreadRows call={call} />;
  return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
}
