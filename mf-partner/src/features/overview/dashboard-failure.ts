import { messages } from '../../messages.ts';

/**
 * Text when own requests did not load (docs/product.md#overview-failures): refused, or no readable answer.
 */
export const dashboardFailure = (error: Error | null): string =>
  error?.name === 'ApiError' ? messages.overview.refused : messages.overview.unreachable;
