import type { ErrorCode } from '@vitrina/contract/errors';
import { type ApiError, isApiCallError } from '@vitrina/shared-auth';

/** True when the host refused; with `codes`, only for these reasons. */
export const isRefusal = (error: unknown, ...codes: ErrorCode[]): error is ApiError =>
  isApiCallError(error) &&
  error.name === 'ApiError' &&
  (codes.length === 0 || codes.some((code) => code === error.code));
