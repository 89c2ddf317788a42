import { WebsiteRequest } from '../features/website-request/website-request.tsx';
import { pageTexts } from '../messages.ts';
import style from './page.module.css';

export function QuizPage() {
  return (
    <div className={style.page}>
      <header className={style.header}>
        <h1>{pageTexts.quizTitle}</h1>
        <p className={style.intro}>{pageTexts.quizIntro}</p>
      </header>
      <WebsiteRequest />
    </div>
  );
}
