import { showToast } from '@vitrina/shared-auth/toasts';
import { bellTexts } from '../../content/bell.ts';

/** Announced in the dashboard, logged elsewhere (docs/product.md#notification-bell). */
export function reportBellFailure(
  what: 'failed' | 'markFailed',
  error: unknown,
  variant: 'public' | 'dashboard',
): void {
  const text = bellTexts[what];
  if (variant === 'dashboard') showToast(text, { tone: 'danger' });
  else console.error(text, error);
}
