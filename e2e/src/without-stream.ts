import { CAPABILITIES } from '@vitrina/contract/capabilities';

/**
 * Tests wait until the network is quiet, which the stream of changes never is: they run without it,
 * and `live-changes.spec.ts` turns it on.
 */
export const WITHOUT_STREAM = CAPABILITIES.filter((name) => name !== 'live-changes');
