import { messages } from '../../messages.ts';

/**
 * Text for a number that did not load (docs/product.md#overview-failures): refused, or no readable answer.
 */
export const dashboardFailure = (error: { name?: string } | null | undefined): string =>
  error?.name === 'ApiError' ? messages.overview.refused : messages.overview.unreachable;
