import { notificationPage } from './notification-target.ts';
import type { OnboardingStep } from './onboarding-steps.ts';

const PROFILE = '/users/dashboard/profile';

/** Where a partner does an onboarding step; null for steps done by staff. */
export function onboardingPlace(step: OnboardingStep, requestId: number): `/${string}` | null {
  switch (step) {
    case 'name':
      return `${PROFILE}#nume`;
    case 'password':
      return `${PROFILE}#parola`;
    case 'verified':
      return '/account';
    case 'company':
      return `${PROFILE}#firme`;
    case 'call':
      return notificationPage('request-call', requestId);
    case 'needs':
      return notificationPage('request-ask', requestId);
    case 'approval':
      return notificationPage('request-version', requestId);
    default:
      return null;
  }
}
