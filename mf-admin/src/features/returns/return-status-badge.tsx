import { knownState } from '@vitrina/contract/rules/known-state';
import { RETURN_STATES } from '@vitrina/contract/rules/return-status';
import { Badge } from '@vitrina/shared-ui/badge';
import { messages } from '../../messages.ts';

/** The state of a return, with the contract's label; an unknown one as it is. */
export function ReturnStatusBadge({ status }: { status: string | null }) {
  const known = knownState(RETURN_STATES, status);
  return (
    <Badge tone={known ? RETURN_STATES[known].tone : 'neutral'} dot>
      {known ? RETURN_STATES[known].label : (status ?? messages.missing.state)}
    </Badge>
  );
}
