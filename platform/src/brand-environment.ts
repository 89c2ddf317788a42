import type { PlatformConfig } from '@vitrina/contract/config';

export const brandEnvironment = (brand: PlatformConfig['brand']): Record<string, string> => ({
  BRAND_NAME: brand.name,
  BRAND_PHONE: brand.phone,
  BRAND_EMAIL: brand.email,
  BRAND_LEGAL_NAME: brand.legalName,
  BRAND_LEGAL_ID: brand.legalId,
  BRAND_LEGAL_ADDRESS: brand.legalAddress,
  BRAND_PRIMARY: brand.colors?.primary ?? '',
  BRAND_LOGO: brand.logo ?? '',
});
