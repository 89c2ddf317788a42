import { type FieldKey, questionOf } from '@vitrina/contract/questionnaire';
import { isBlank } from '@vitrina/contract/rules/blank';
import { wizardTexts } from '../messages.ts';
import { optionText } from '../question-texts.ts';
import { type Answers, choicesOf, textOf } from '../quiz-core/questions.ts';
import style from './review-step.module.css';

export function AnswerItem({ field, answers }: { field: FieldKey; answers: Answers }) {
  const { kind, label } = questionOf(field);
  return (
    <div className={style.answer}>
      <dt>{label}</dt>
      <dd>
        {kind === 'choices' ? (
          <Choices chosen={choicesOf(answers, field)} />
        ) : (
          <Text
            text={kind === 'choice' ? optionText(textOf(answers, field)) : textOf(answers, field)}
          />
        )}
      </dd>
    </div>
  );
}

function Choices({ chosen }: { chosen: readonly string[] }) {
  if (chosen.length === 0) return <Unanswered />;
  return (
    <ul className={style.choices}>
      {chosen.map((option) => (
        <li key={option}>{optionText(option)}</li>
      ))}
    </ul>
  );
}

function Text({ text }: { text: string }) {
  return isBlank(text) ? <Unanswered /> : text.trim();
}

function Unanswered() {
  return <span className={style.unanswered}>{wizardTexts.unanswered}</span>;
}
