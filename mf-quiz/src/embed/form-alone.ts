import { QUIZ_PATH } from '../messages.ts';

/**
 * Address of the form outside the frame, in its language: the platform's page, where there is one.
 * @param own address of this document; may lack its query
 */
export const formAlone = (shellOrigin: string | null, own: string): string =>
  shellOrigin && QUIZ_PATH ? shellOrigin + QUIZ_PATH : own;
