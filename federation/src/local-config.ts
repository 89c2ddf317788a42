import { CAPABILITIES } from '@vitrina/contract/capabilities';
import type { PlatformConfig } from '@vitrina/contract/config';
import { PART_PORTS } from './default-ports.ts';
import type { PartPorts } from './ports.ts';

/**
 * Origin of a port of this machine.
 * @example const address = localOrigin(4100); // 'http://localhost:4100'
 */
export const localOrigin = (port: number): string => `http://localhost:${port}`;

/**
 * The platform on one machine, on these ports.
 * @example
 * const ports = { shell: 5100, embed: 5105, api: 5110, files: 5111, payments: 5112 };
 * const { apiOrigin } = localConfig(ports); // 'http://localhost:5110'
 */
export const localConfig = ({ shell, api, files, embed, payments }: PartPorts): PlatformConfig => ({
  environment: 'development',
  publicOrigin: localOrigin(shell),
  apiOrigin: localOrigin(api),
  filesOrigin: localOrigin(files),
  // A host on one machine has no release history.
  hostCapabilities: CAPABILITIES.filter((name) => name !== 'audit-releases'),
  embedOrigin: localOrigin(embed),
  payments: {
    publishableKey: 'pk_test_sandbox',
    sandboxScript: `${localOrigin(payments)}/stripe.js`,
  },
  brand: {
    name: 'Vitrina',
    phone: '+40 700 000 000',
    email: 'contact@exemplu.ro',
    whatsapp: '40700000000',
    legalName: 'Vitrina Demo SRL',
    legalId: 'CUI RO14399840 · J40/0000/2025',
    legalAddress: 'Strada Exemplului nr. 1, București',
  },
});

/**
 * On the default ports.
 * @example
 * import { configurePlatform } from '@vitrina/shared-auth';
 * configurePlatform({ ...LOCAL_CONFIG, hostCapabilities: [] }); // in a test
 */
export const LOCAL_CONFIG = localConfig(PART_PORTS);
