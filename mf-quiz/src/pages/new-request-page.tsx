import { readRequestAgain } from '@vitrina/contract/rules/request-again';
import { useLastingFocus } from '@vitrina/shared-auth/per-package/use-lasting-focus';
import { useSearchParams } from 'react-router-dom';
import { canReadEarlier } from '../features/website-request/earlier-request.ts';
import { AgainIntro, WebsiteRequestAgain } from '../features/website-request/request-again.tsx';
import { WebsiteRequest } from '../features/website-request/website-request.tsx';
import { againTexts, pageTexts } from '../messages.ts';
import style from './page.module.css';

export function NewRequestPage() {
  const asked = readRequestAgain(useSearchParams()[0]);
  const again = asked && canReadEarlier(asked) ? asked : null;
  const { newRequestTitle, newRequestIntro } = pageTexts;
  return (
    <div ref={useLastingFocus()} className={style.page} data-place="dashboard">
      <header className={style.header}>
        <h1>{again?.mode === 'correct' ? againTexts.correctTitle : newRequestTitle}</h1>
        <p className={style.intro}>{again ? <AgainIntro again={again} /> : newRequestIntro}</p>
      </header>
      {again ? (
        <WebsiteRequestAgain key={`${again.mode} ${again.id}`} again={again} />
      ) : (
        <WebsiteRequest />
      )}
    </div>
  );
}
