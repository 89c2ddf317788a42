import { QUESTIONS, type QuestionKey, sectionsFor } from '@vitrina/contract/questionnaire';
import { messages } from '../../messages.ts';
import style from './request-details.module.css';
import type { RequestDetails } from './request-details-query.ts';

const text = messages.requests.details;
type Answers = NonNullable<RequestDetails['answers']>;

const readable = (answer: Answers[QuestionKey]): string =>
  (typeof answer === 'string' ? answer : (answer ?? []).join(', ')).trim();

/** What was answered, in the order and under the titles of the questionnaire. */
const answeredSections = (answers: Answers) =>
  sectionsFor(false)
    .map(({ title, questions }) => ({
      title,
      given: questions
        .filter((key): key is QuestionKey => key in QUESTIONS)
        .map((key) => ({ question: QUESTIONS[key].label, answer: readable(answers[key]) }))
        .filter(({ answer }) => answer !== ''),
    }))
    .filter(({ given }) => given.length > 0);

export function RequestAnswers({ answers }: { answers: Answers | null }) {
  if (!answers) return <p>{text.unknown}</p>;
  const sections = answeredSections(answers);
  if (sections.length === 0) return <p>{text.none}</p>;
  return sections.map(({ title, given }) => (
    <section key={title} aria-label={title}>
      <h3 className={style.title}>{title}</h3>
      <dl className={style.terms}>
        {given.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
