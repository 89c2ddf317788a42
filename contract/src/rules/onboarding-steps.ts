/** Steps from an account to its live website, in their usual order. */
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
