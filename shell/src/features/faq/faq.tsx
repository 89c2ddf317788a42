import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { platformConfig } from '@vitrina/shared-auth/platform';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { faqTexts, questions } from '../../content/faq.computed.ts';
import style from './faq.module.css';

const text = faqTexts;

export function Faq() {
  const { brand } = platformConfig();
  useQuestionFromHash();
  return (
    <div className={style.page}>
      <header className={style.header}>
        <h1>{text.title}</h1>
        <p className={style.lead}>{text.lead}</p>
      </header>
      <div className={style.questions}>
        {questions.map(({ id, question, answer }) => (
          <details key={id} id={id} name="faq" className={style.item}>
            <summary className={style.question}>
              <h2 className={style.heading}>{question}</h2>
              <ChevronDown />
            </summary>
            <div className={style.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <div className={style.more}>
        <h2 className={style.heading}>{text.more}</h2>
        <p>
          {text.moreText} <a href={phoneLink(brand.phone)}>{brand.phone}</a>
          {text.or} <a href={`mailto:${brand.email}`}>{text.write}</a>.
        </p>
      </div>
    </div>
  );
}

function useQuestionFromHash(): void {
  // A new location per press, also for a question closed meanwhile.
  const location = useLocation();
  useEffect(() => {
    const item = document.getElementById(location.hash.slice(1));
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.querySelector('summary')?.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'start' });
  }, [location]);
}
