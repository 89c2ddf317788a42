import type { RequestPlace as Place } from '@vitrina/contract/entities/request-place';
import { messages } from '../../messages.ts';
import { WebLink } from '../list/web-link.tsx';
import style from './request-details.module.css';

const text = messages.requests.details.place;

export function RequestPlace({ place }: { place: Place | null | undefined }) {
  if (!place) return null;
  const { embed, name, page, ref } = place;
  return (
    <section aria-label={text.title}>
      <h3 className={style.title}>{text.title}</h3>
      <dl className={style.terms}>
        {(name || embed) && (
          <div>
            <dt>{text.form}</dt>
            <dd>
              <bdi>{name || embed}</bdi>
            </dd>
          </div>
        )}
        {page && (
          <div>
            <dt>{text.page}</dt>
            {/* A masked path is no link. */}
            <dd>{page.includes('*') ? page : <WebLink url={page} />}</dd>
          </div>
        )}
        {ref && (
          <div>
            <dt>{text.ref}</dt>
            <dd>
              <bdi>{ref}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
