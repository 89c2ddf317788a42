import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { Links } from '../../navigation/links.tsx';
import style from './hero.module.css';
import { HeroCarousel } from './hero-carousel.tsx';

const text = messages.home;

/** Immediately: the router scrolls only once the code of the section below has loaded. */
const showSteps = () => document.getElementById('how')?.scrollIntoView();

export function Hero() {
  return (
    <section className={style.hero}>
      <div className={style.columns}>
        <div className={style.words}>
          <p className={style.eyebrow}>{text.eyebrow}</p>
          <h1 className={style.title}>{text.title}</h1>
          <p className={style.lead}>{text.lead}</p>
          <div className={style.actions}>
            <Links of="request">
              {({ to }) => (
                <Link to={to} className={buttonClass({ size: 'lg', variant: 'accent' })}>
                  {text.start}
                </Link>
              )}
            </Links>
            <Link
              to="/#how"
              onClick={showSteps}
              className={buttonClass({ size: 'lg', variant: 'secondary' })}
            >
              {text.details}
            </Link>
          </div>
        </div>
        <HeroCarousel />
      </div>
    </section>
  );
}
