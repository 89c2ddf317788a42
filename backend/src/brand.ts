import type { BrandTexts } from '@vitrina/contract/config';
import { DEFAULT_COLORS } from '@vitrina/contract/rules/brand-colors';

/** Who sends mails and invoices, and how they look. */
export interface Brand extends Omit<BrandTexts, 'whatsapp'> {
  /** `#rrggbb` that stands out from the page. */
  primary: string;
  /** Null: the name stands alone. */
  logo: BrandLogo | null;
  /** Account that commissions are transferred to; null: they are paid by card alone. */
  account: { iban: string; bank: string } | null;
}

export interface BrandLogo {
  /** An SVG or PNG file. */
  file: string;
  /** Where mail programs find it as PNG. */
  url: string;
}

/** On the API's origin. */
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
