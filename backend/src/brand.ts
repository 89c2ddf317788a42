import type { PlatformConfig } from '@vitrina/contract/config';

/** What mails say of the sender. */
export type Brand = Omit<PlatformConfig['brand'], 'whatsapp'>;

export const BRAND_DEFAULTS: Brand = {
  name: 'Vitrina',
  phone: '+40 700 000 000',
  email: 'contact@exemplu.ro',
  legalName: 'Vitrina Demo SRL',
  legalId: 'CUI RO14399840 · J40/0000/2025',
  legalAddress: 'Strada Exemplului nr. 1, București',
};
