import { Badge } from '@vitrina/shared-ui/badge';
import { useMediaQuery } from '@vitrina/shared-ui/use-media-query';
import { homeTexts } from '../../content/home.computed.ts';
import { ChangeDrawing } from './change-drawing.tsx';
import style from './examples.module.css';
import { Miniature } from './miniature.tsx';

const text = homeTexts.examples;

/** Where the examples are a row to swipe. */
const NARROW = '(width < 40rem)';

export function Examples() {
  const narrow = useMediaQuery(NARROW);
  return (
    <section className={style.section} aria-labelledby="examples-title">
      <h2 id="examples-title" className={style.heading}>
        {text.title}
      </h2>
      <p className={style.lead}>{text.lead}</p>
      <ul
        className={style.list}
        aria-labelledby="examples-title"
        // Safari's keyboard reaches no row that scrolls without it.
        tabIndex={narrow ? 0 : undefined}
      >
        {text.list.map((site) => (
          <li key={site.id} className={style.item}>
            <Miniature {...site} />
            <div className={style.about}>
              <h3 className={style.name}>
                {site.name} <Badge>{text.example}</Badge>
              </h3>
              <dl className={style.change}>
                <div>
                  <dt>
                    <ChangeDrawing site={site.id} when="before" />
                    {text.before}
                  </dt>
                  <dd>{site.before}</dd>
                </div>
                <div data-after="">
                  <dt>
                    <ChangeDrawing site={site.id} when="after" />
                    {text.after}
                  </dt>
                  <dd>{site.after}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
