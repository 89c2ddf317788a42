import { homeTexts } from '../../content/home.computed.ts';
import style from './about.module.css';

const text = homeTexts.about;

export function About() {
  return (
    <section className={style.section} aria-labelledby="about-title">
      <div>
        <h2 id="about-title" className={style.title}>
          {text.title}
        </h2>
        <p className={style.text}>{text.text}</p>
      </div>
      <dl className={style.facts}>
        {text.facts.map(({ value, label }) => (
          <div key={label} className={style.fact}>
            <dt className={style.label}>{label}</dt>
            <dd className={style.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
