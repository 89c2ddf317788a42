import { givenAnswers, type KeptAnswers } from '@vitrina/contract/rules/given-answers';
import { messages } from '../../messages.ts';
import style from './request-details.module.css';

const text = messages.requests.details;

export function RequestAnswers({ answers }: { answers: KeptAnswers | null }) {
  if (!answers) return <p>{text.unknown}</p>;
  const sections = givenAnswers(answers);
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
