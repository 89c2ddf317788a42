import { EmbedBuilder } from '../features/embed-builder/embed-builder.tsx';
import { builderTexts as texts } from '../messages.ts';
import style from './page.module.css';

export const handle = { title: texts.title };

export function Component() {
  return (
    <div className={style.page}>
      <header className={style.header}>
        <h1>{texts.title}</h1>
        <p className={style.intro}>{texts.intro}</p>
      </header>
      <EmbedBuilder />
    </div>
  );
}
