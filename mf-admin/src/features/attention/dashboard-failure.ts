import { messages } from '../../messages.ts';

/**
 * What the dashboard says when a number did not come (docs/product.md#overview-failures): the host refused it, or
 * there was no answer that could be read.
 */
export const dashboardFailure = (error: { name?: string } | null | undefined): string =>
  error?.name === 'ApiError' ? messages.overview.refused : messages.overview.unreachable;
