import { isApiCallError, refusalOf } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

const unsure = new WeakSet<Error>();

/**
 * Sends something; when no answer says whether it arrived, looks whether it stands at the host.
 * @param find reads the state from the host, past every cache
 * @throws what `send` throws, unless what was sent is there
 */
export async function sendOrFind(
  send: () => Promise<unknown>,
  find: () => Promise<boolean>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    const found = await find().catch(() => null);
    if (found) return;
    if (found === null) unsure.add(error);
    throw error;
  }
}

/** What to say of a failure of `sendOrFind`: `unsure` when nobody could look whether it arrived. */
export const failedOrUnsure = (error: unknown, failed: string, unsureText: string): string =>
  error instanceof Error && unsure.has(error) ? unsureText : failed;

/** The same for a form, as `refusalOf` reads a failed call. */
export const refusalOrUnsure =
  (failed: string, unsureText: string) =>
  (error: unknown): ReturnType<ReturnType<typeof refusalOf>> =>
    refusalOf(failedOrUnsure(error, failed, unsureText))(error);

/** No answer, or one that is not the host's own: it may have acted all the same. */
function isAnswerLost(error: unknown): error is Error {
  if (!isApiCallError(error) || error.name === 'MissingCallError') return false;
  return error.name !== 'ApiError' || (error.status >= 500 && !error.isJson);
}
