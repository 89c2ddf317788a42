import * as z from 'zod/mini';
import {
  maxLengthOf,
  optionsOf,
  QUESTION_KEYS,
  type QuestionKey,
  type QuestionnaireAnswers,
  questionOf,
} from '../questionnaire.ts';
import { lines, text } from './fields.ts';

/** Text, one option or '', or any options; an absent answer reads as empty. */
function answerTo(key: QuestionKey): z.ZodMiniDefault<z.ZodMiniType> {
  const options = optionsOf(key);
  if (questionOf(key).kind === 'choices')
    return z._default(z.array(z.enum(options)).check(z.maxLength(options.length)), []);
  const words = questionOf(key).kind === 'lines' ? lines : text;
  return z._default(options.length > 0 ? z.enum(['', ...options]) : words(maxLengthOf(key)), '');
}

type Shape = {
  [Key in QuestionKey]: z.ZodMiniDefault<z.ZodMiniType<QuestionnaireAnswers[Key]>>;
};

/** The 18 answers of the questionnaire. */
export const questionnaireAnswers = z.object(
  Object.fromEntries(QUESTION_KEYS.map((key) => [key, answerTo(key)])) as Shape,
);
