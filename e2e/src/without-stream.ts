import { CAPABILITIES } from '@vitrina/contract/capabilities';

/**
 * Tests wait for network idle, which never comes with the change stream, so only tests of the stream turn it
 * on.
 */
export const WITHOUT_STREAM = CAPABILITIES.filter((name) => name !== 'live-changes');
