import { isApiCallError } from '@vitrina/shared-auth';

/** Whether a host says that it does not know an extension; its caller then does without. */
export const isMissingHere = (error: unknown): boolean =>
  isApiCallError(error) && error.name === 'ApiError' && [404, 405, 501].includes(error.status);
