import type { RequestPoint, RequestVersion } from '@vitrina/contract/entities/request-version';
import { siteName, webLink } from '@vitrina/contract/rules/web-link';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { DateText } from './date-text.tsx';
import { LinkedText } from './linked-text.tsx';
import styles from './version-card.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Texts of a `VersionCard`; the functions get the version's number, `null` when it is unknown. */
export interface VersionCardTexts {
  title: (number: number | null) => string;
  /** Label of the link, before the site's name. */
  open: string;
  /** Shown once the owner has opened the address. */
  opened: string;
  /** Label of a version without an answer. */
  waits: string;
  /** Label of a version that is no longer answered. */
  closed: string;
  /** Label of an approved version. */
  approved: string;
  /** Label of a version with requested changes. */
  changes: string;
  /** Heading of the requested changes. */
  points: string;
  /** Read out before each point. */
  states: { done: string; open: string };
  /** Alternative text of the picture. */
  picture: (number: number | null) => string;
}

interface VersionCardProps {
  version: RequestVersion;
  text: VersionCardTexts;
  /** True when no answer is expected any more. Default: false. */
  isClosed?: boolean;
  /** Called when the address is followed. */
  onOpen?: () => void;
  /** Renders a requested change that can be ticked off; without it changes are only listed. */
  point?: (point: RequestPoint) => ReactNode;
  /** Actions. */
  children?: ReactNode;
}

/**
 * A version of a website: address, answer, and requested changes.
 * @example
 * import type { RequestVersion } from '@vitrina/contract/entities/request-version';
 * import type { VersionCardTexts } from '@vitrina/shared-ui/version-card';
 * declare const version: RequestVersion;
 * declare const text: VersionCardTexts;
 * const card = (
 *   <VersionCard version={version} text={text} onOpen={() => console.log(version.id)}>
 *     <button type="button">Aprob</button>
 *   </VersionCard>
 * );
 */
export function VersionCard({
  version,
  text,
  isClosed = false,
  onOpen,
  point,
  children,
}: VersionCardProps) {
  const url = webLink(version.address);
  const [picture] = version.files;
  return (
    // Receives the focus of a button that has disappeared.
    <Card tabIndex={-1} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>{text.title(version.number)}</h3>
        <VersionState {...{ version, text, isClosed }} />
      </div>
      <p className={styles.quiet}>
        <DateText value={version.created_at} format="date-time" />
        {version.opened_at && <span> · {text.opened}</span>}
      </p>
      {picture && (
        <img
          src={picture.url}
          alt={text.picture(version.number)}
          loading="lazy"
          className={styles.picture}
        />
      )}
      {version.note && <LinkedText text={version.note} />}
      {url && (
        <a href={url.href} target="_blank" rel="noreferrer" onClick={onOpen}>
          {text.open}: {siteName(version.address)}
        </a>
      )}
      {version.points.length > 0 && (
        <section aria-label={`${text.points}: ${text.title(version.number)}`}>
          <h4 className={styles.points}>{text.points}</h4>
          <ul className={styles.list} data-ticked={point ? '' : undefined}>
            {version.points.map((one) => (
              <li key={one.id} data-done={one.done_at ? '' : undefined}>
                {point ? (
                  point(one)
                ) : (
                  <>
                    <VisuallyHidden>
                      {`${one.done_at ? text.states.done : text.states.open}: `}
                    </VisuallyHidden>
                    <LinkedText text={one.text} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </Card>
  );
}

function VersionState({
  version,
  text,
  isClosed,
}: Pick<VersionCardProps, 'version' | 'text' | 'isClosed'>) {
  if (version.answer === 'approved') return <Badge tone="success">{text.approved}</Badge>;
  if (version.answer === 'changes') return <Badge tone="warning">{text.changes}</Badge>;
  if (isClosed) return <Badge tone="neutral">{text.closed}</Badge>;
  return <Badge tone="primary">{text.waits}</Badge>;
}
