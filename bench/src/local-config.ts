import type { PlatformConfig } from '@vitrina/contract/config';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import type { Platform } from '@vitrina/platform/platform';

/** The configuration of a peer on `port` that uses the API of `platform`. */
export const localConfig = ({ addresses }: Platform, port: number): PlatformConfig => ({
  ...LOCAL_CONFIG,
  publicOrigin: `http://localhost:${port}`,
  apiOrigin: addresses.api,
  filesOrigin: addresses.files,
  payments: { ...LOCAL_CONFIG.payments, sandboxScript: `${addresses.payments}/stripe.js` },
});
