import { MAX_ARRIVALS } from '@vitrina/contract/rules/arrivals';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import style from './link-badge.module.css';
import type { Waiting } from './use-waiting.ts';

/** Count at the end of a link; its words are the link's description, so the accessible name stays. */
export function LinkBadge({ id, waiting: { count, text } }: { id: string; waiting: Waiting }) {
  return (
    <>
      <span className={style.badge} aria-hidden="true">
        {count < MAX_ARRIVALS ? count : `${MAX_ARRIVALS - 1}+`}
      </span>
      <VisuallyHidden id={id} aria-hidden="true">
        {text}
      </VisuallyHidden>
    </>
  );
}
