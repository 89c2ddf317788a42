/** What leads from an account to its live website, in the order it usually happens. */
export const ONBOARDING_STEPS = [
  'name',
  'password',
  'verified',
  'company',
  'call',
  'needs',
  'version',
  'approval',
  'live',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];
