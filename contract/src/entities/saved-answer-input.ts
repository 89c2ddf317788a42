import * as z from 'zod/mini';
import { MAX_MESSAGE_LENGTH, MAX_SAVED_TITLE_LENGTH } from '../constants.ts';
import { requiredLines, requiredText } from './fields.ts';

/** Names must differ in more than case. */
export const savedAnswerInput = () =>
  z.object({
    title: requiredText(MAX_SAVED_TITLE_LENGTH),
    text: requiredLines(MAX_MESSAGE_LENGTH),
  });
