import type { QuestionKey } from '@vitrina/contract/questionnaire';
import { isContactKey } from '../quiz-core/contact.ts';
import { questionsIn } from '../quiz-core/questions.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { QuestionField } from './question-field.tsx';
import { useQuizState } from './use-quiz-state.ts';

export function Questions({ store }: { store: QuizStore }) {
  const { sections, step, answers, problems, refusals } = useQuizState(store);
  const section = sections[step];
  if (!section) return null;
  return questionsIn(section, answers)
    .filter((key): key is QuestionKey => !isContactKey(key))
    .map((key) => (
      <QuestionField
        key={key}
        field={key}
        answers={answers}
        problem={problems[key]}
        refusals={refusals}
        onAnswer={(value) => store.dispatch({ type: 'answer', key, value })}
      />
    ));
}
