import { messages } from '../../messages.ts';

/**
 * What the overview says when the own requests did not come (docs/product.md#overview-failures): the host refused them,
 * or there was no answer that could be read.
 */
export const dashboardFailure = (error: Error | null): string =>
  error?.name === 'ApiError' ? messages.overview.refused : messages.overview.unreachable;
