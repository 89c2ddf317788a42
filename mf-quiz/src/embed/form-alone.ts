import { QUIZ_PATH } from '../messages.ts';

/**
 * Where the form stands alone, in the language of this frame: the platform's page, where it has one.
 * @param own the address of this document, of which a query may be left out
 */
export const formAlone = (shellOrigin: string | null, own: string): string =>
  shellOrigin && QUIZ_PATH ? shellOrigin + QUIZ_PATH : own;
