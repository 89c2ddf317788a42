import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Link } from 'react-router-dom';
import heroPicture from '../assets/illustrations/hero-1.svg';
import { messages } from '../messages.ts';
import style from './home-page.module.css';

const text = messages.home;

export function HomePage() {
  return (
    <>
      <section className={style.hero}>
        <p className={style.eyebrow}>{text.eyebrow}</p>
        <h1 className={style.title}>{text.title}</h1>
        <p className={style.lead}>{text.lead}</p>
        <div className={style.actions}>
          <Link to="/quiz" className={buttonClass({ size: 'lg', variant: 'accent' })}>
            {text.start}
          </Link>
          <a href="#how" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
            {text.details}
          </a>
        </div>
        <img
          className={style.picture}
          src={heroPicture}
          width={1600}
          height={900}
          alt=""
          fetchPriority="high"
        />
      </section>
      <section id="how" className={style.section} aria-labelledby="how-title">
        <h2 id="how-title">{text.steps.title}</h2>
        <ol className={style.steps}>
          {text.steps.list.map((step, index) => (
            <li key={step.title}>
              <Card className={classNames(style.step)}>
                <span className={style.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={style.stepTitle}>{step.title}</h3>
                <p className={style.muted}>{step.text}</p>
              </Card>
            </li>
          ))}
        </ol>
      </section>
      <section className={style.teaser} aria-labelledby="shop-title">
        <h2 id="shop-title">{text.shopTeaser.title}</h2>
        <p className={style.muted}>{text.shopTeaser.text}</p>
        <Link to="/products" className={buttonClass()}>
          {text.shopTeaser.action}
        </Link>
      </section>
    </>
  );
}
