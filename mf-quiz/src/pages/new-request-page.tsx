import { WebsiteRequest } from '../features/website-request/website-request.tsx';
import { pageTexts } from '../messages.ts';
import style from './page.module.css';

export function NewRequestPage() {
  return (
    <div className={style.page} data-place="dashboard">
      <header className={style.header}>
        <h1>{pageTexts.newRequestTitle}</h1>
        <p className={style.intro}>{pageTexts.newRequestIntro}</p>
      </header>
      <WebsiteRequest />
    </div>
  );
}
