import { buttonClass } from '@vitrina/shared-ui/button';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { homeTexts } from '../../content/home.computed.ts';
import { messages } from '../../messages.ts';
import { Links } from '../../navigation/links.tsx';
import style from './how-it-works.module.css';

const text = homeTexts.steps;

/** Each span with the number of its first step. */
const SPANS = text.spans.map((span, index) => ({
  ...span,
  first: 1 + text.spans.slice(0, index).reduce((count, { steps }) => count + steps.length, 0),
}));

export function HowItWorks() {
  return (
    <section id="how" className={style.section} aria-labelledby="how-title">
      <div className={style.column}>
        <h2 id="how-title" className={style.heading}>
          {text.title}
        </h2>
        <p className={style.lead}>{text.lead}</p>
        <div className={style.spans}>
          {SPANS.map(({ when, steps, first }) => (
            <div key={when} className={style.span}>
              <p className={style.when}>{when}</p>
              <ol start={first} className={style.steps}>
                {steps.map((step, index) => (
                  <li key={step.title} className={style.step}>
                    <span className={style.number} aria-hidden="true">
                      {first + index}
                    </span>
                    <h3 className={style.title}>{step.title}</h3>
                    <p className={style.text}>{step.text}</p>
                  </li>
                ))}
              </ol>
            </div>
          ))}
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
