import { buttonClass } from '@vitrina/shared-ui/button';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { homeTexts } from '../../content/home.computed.ts';
import { messages } from '../../messages.ts';
import { Links } from '../../navigation/links.tsx';
import style from './how-it-works.module.css';

const text = homeTexts.steps;

export function HowItWorks() {
  return (
    <section id="how" className={style.section} aria-labelledby="how-title">
      <div className={style.column}>
        <h2 id="how-title" className={style.heading}>
          {text.title}
        </h2>
        <p className={style.lead}>{text.lead}</p>
        <div className={style.grid}>
          <ol className={style.steps}>
            {text.list.map((step, index) => (
              <li key={step.title} className={style.step}>
                <span className={style.number} aria-hidden="true">
                  {index + 1}
                </span>
                <p className={style.when}>{step.when}</p>
                <h3 className={style.title}>{step.title}</h3>
                <p className={style.text}>{step.text}</p>
              </li>
            ))}
          </ol>
          <div className={style.start}>
            <p className={style.ready}>{text.ready}</p>
            <p>{text.readyText}</p>
            <Links of="request">
              {({ to }) => (
                <Link to={to} className={buttonClass({ variant: 'accent' })}>
                  {messages.home.start}
                  <ArrowRight />
                </Link>
              )}
            </Links>
          </div>
        </div>
      </div>
    </section>
  );
}
