import { Button } from '@vitrina/shared-ui/button';
import { wizardTexts as texts } from '../messages.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';
import style from './quiz-wizard.module.css';

export function ResumedNotice({ store }: { store: QuizStore }) {
  return (
    <div className={style.resumed} role="status">
      <p>{texts.resumed}</p>
      <Button variant="ghost" size="sm" onClick={() => store.dispatch({ type: 'restart' })}>
        {texts.restart}
      </Button>
    </div>
  );
}
