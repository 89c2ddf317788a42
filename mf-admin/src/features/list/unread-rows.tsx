import type { Call } from '@vitrina/contract/call';
import { useUnreadableRows } from '@vitrina/shared-auth';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import { messages } from '../../messages.ts';

export const UnreadRows = ({ call }: { call: Call }) => (
  <UnreadableRows rows={useUnreadableRows(call.name)} text={messages.unreadable} />
);
