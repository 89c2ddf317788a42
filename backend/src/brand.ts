import type { BrandTexts } from '@vitrina/contract/config';
import { DEFAULT_COLORS } from '@vitrina/contract/rules/brand-colors';

/** Sender and look of mails and invoices. */
export interface Brand extends Omit<BrandTexts, 'whatsapp'> {
  /** `#rrggbb` with enough contrast against the page. */
  primary: string;
  /** Null: the name is shown alone. */
  logo: BrandLogo | null;
  /** Bank account for commissions; null: card payments only. */
  account: { iban: string; bank: string } | null;
}

export interface BrandLogo {
  /** Path of an SVG or PNG file. */
  file: string;
  /** Public address of the PNG, for mail programs. */
  url: string;
}

/** Path on the API's origin. */
export const LOGO_PATH = '/brand/logo.png';

export const BRAND_DEFAULTS: Brand = {
  name: 'Vitrina',
  phone: '+40 700 000 000',
  email: 'contact@exemplu.ro',
  legalName: 'Vitrina Demo SRL',
  legalId: 'CUI RO14399840 · J40/0000/2025',
  legalAddress: 'Strada Exemplului nr. 1, București',
  primary: DEFAULT_COLORS.primary,
  logo: null,
  account: null,
};
