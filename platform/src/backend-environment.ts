import type { PlatformConfig } from '@vitrina/contract/config';
import { localOrigin } from '@vitrina/federation/local-config';
import type { Ports } from '@vitrina/federation/ports';
import { mapsDir } from './embed-origins.ts';

export interface BackendOptions {
  ports: Ports;
  dataDir: string;
  /** Absent: something else serves the embed. */
  storeDir?: string;
  /** An existing database; absent: the backend starts its own in `dataDir`. */
  databaseUrl?: string;
  /** For pages, mails and invoices; defaults to the demonstration's. */
  brand?: PlatformConfig['brand'];
  backendEnv?: Record<string, string>;
}

/** Environment of a backend that runs beside the other parts on one machine. */
export function backendEnvironment({
  ports,
  dataDir,
  storeDir,
  databaseUrl,
  brand,
  backendEnv,
}: BackendOptions): Record<string, string> {
  const { shell, embed, api, files, payments, remotes } = ports;
  return {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    API_PORT: String(api),
    FILES_PORT: String(files),
    PAYMENTS_PORT: String(payments),
    API_ORIGIN: localOrigin(api),
    FILES_ORIGIN: localOrigin(files),
    PAYMENTS_ORIGIN: localOrigin(payments),
    SHELL_ORIGIN: localOrigin(shell),
    // Standalone pages of the remotes, and the embed, call the API cross-origin.
    ALLOWED_ORIGINS: [shell, embed, ...Object.values(remotes)].map(localOrigin).join(','),
    DATA_DIR: dataDir,
    ...(storeDir && { MAPS_DIR: mapsDir(storeDir) }),
    SEED: 'demo',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    // The IBAN registry's example, which is no real account.
    BRAND_IBAN: 'RO49AAAA1B31007593840000',
    BRAND_BANK: 'Banca de exemplu',
    ...(brand && brandEnvironment(brand)),
    ...backendEnv,
  };
}

const brandEnvironment = (brand: PlatformConfig['brand']): Record<string, string> => ({
  BRAND_NAME: brand.name,
  BRAND_PHONE: brand.phone,
  BRAND_EMAIL: brand.email,
  BRAND_LEGAL_NAME: brand.legalName,
  BRAND_LEGAL_ID: brand.legalId,
  BRAND_LEGAL_ADDRESS: brand.legalAddress,
  BRAND_PRIMARY: brand.colors?.primary ?? '',
  BRAND_LOGO: brand.logo ?? '',
});
