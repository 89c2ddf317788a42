import type { CallResponse } from '@vitrina/contract/call';
import type { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { QUESTIONS, type QuestionKey, sectionsFor } from '@vitrina/contract/questionnaire';

/** What a host kept of the answers. */
export type KeptAnswers = NonNullable<CallResponse<typeof getWebsiteRequest>['answers']>;

export interface AnsweredSection {
  title: string;
  given: readonly { question: string; answer: string }[];
}

/** What somebody answered, in the order and under the titles of the questionnaire. */
export const givenAnswers = (answers: KeptAnswers): AnsweredSection[] =>
  sectionsFor(false)
    .map(({ title, questions }) => ({
      title,
      given: questions
        .filter((key): key is QuestionKey => key in QUESTIONS)
        .map((key) => ({ question: QUESTIONS[key].label, answer: readable(answers[key]) }))
        .filter(({ answer }) => answer !== ''),
    }))
    .filter(({ given }) => given.length > 0);

const readable = (answer: string | readonly string[] | undefined): string =>
  (typeof answer === 'string' ? answer : (answer ?? []).join(', ')).trim();
