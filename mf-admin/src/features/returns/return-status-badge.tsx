import { knownState } from '@vitrina/contract/rules/known-state';
import { RETURN_STATES } from '@vitrina/contract/rules/return-status';
import { Badge } from '@vitrina/shared-ui/badge';
import { messages } from '../../messages.ts';

/** Contract's label; an unknown state keeps the host's word. */
export function ReturnStatusBadge({ status }: { status: string | null }) {
  const known = knownState(RETURN_STATES, status);
  return (
    <Badge tone={known ? RETURN_STATES[known].tone : 'neutral'} dot>
      {known ? RETURN_STATES[known].label : (status ?? messages.missing.state)}
    </Badge>
  );
}
