import type { homeTexts } from '../../content/home.computed.ts';
import style from './miniature.module.css';
import { SiteDrawing } from './site-drawing.tsx';

type MiniatureProps = (typeof homeTexts.examples.list)[number];

/** A real small page, rendered inert. */
export function Miniature({
  id,
  name,
  picture,
  address,
  nav,
  headline,
  text: words,
  action,
  tiles,
  choice,
  foot,
}: MiniatureProps) {
  return (
    <div className={style.window} role="img" aria-label={picture}>
      <div className={style.bar}>
        <i />
        <i />
        <i />
        <span>{address}</span>
      </div>
      <div className={style.page} data-site={id}>
        <div className={style.head}>
          <b>{name}</b>
          {nav.map((entry) => (
            <span key={entry}>{entry}</span>
          ))}
        </div>
        <div className={style.hero}>
          <div>
            <p className={style.headline}>{headline}</p>
            <p className={style.words}>{words}</p>
            <span className={style.action}>{action}</span>
          </div>
          <SiteDrawing site={id} />
        </div>
        <div className={style.tiles}>
          {tiles.map((tile) => (
            <span key={tile} className={style.tile}>
              {tile}
            </span>
          ))}
        </div>
        <div className={style.choice}>
          <b>{choice.title}</b>
          <span className={style.options}>
            {choice.options.map((option, index) => (
              <span key={option} data-chosen={index === 1 || undefined}>
                {option}
              </span>
            ))}
          </span>
        </div>
        <div className={style.foot}>
          <span>{name}</span>
          <span>{foot}</span>
        </div>
      </div>
    </div>
  );
}
