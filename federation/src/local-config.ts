import type { PlatformConfig } from '@vitrina/contract/config';

/** The platform as `npm start` runs it on one machine, for development builds. */
export const LOCAL_CONFIG: PlatformConfig = {
  environment: 'development',
  publicOrigin: 'http://localhost:4100',
  apiOrigin: 'http://localhost:4110',
  filesOrigin: 'http://localhost:4111',
  embedOrigin: 'http://localhost:4105',
  payments: { publishableKey: 'pk_test_sandbox', sandboxScript: 'http://localhost:4112/stripe.js' },
  brand: {
    name: 'Vitrina',
    phone: '+40 700 000 000',
    email: 'contact@exemplu.ro',
    whatsapp: '40700000000',
    legalName: 'Vitrina Demo SRL',
    legalId: 'CUI RO14399840 · J40/0000/2025',
    legalAddress: 'Strada Exemplului nr. 1, București',
  },
};
