import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import type { ReactNode } from 'react';
import styles from './ask-card.module.css';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { DateText } from './date-text.tsx';
import { FileLinks } from './file-links.tsx';
import { LinkedText } from './linked-text.tsx';

/** Texts of an `AskCard`. */
export interface AskCardTexts {
  /** Label of an ask without an answer. */
  waits: string;
  /** Label of an ask that is no longer answered. */
  closed: string;
  /** Label of an answered ask. */
  came: string;
  /** Accessible name of the link to a file; gets the file's name. */
  download: (name: string) => string;
}

interface AskCardProps {
  ask: RequestAsk;
  text: AskCardTexts;
  /** True when no answer is expected any more. Default: false. */
  isClosed?: boolean;
  /** Actions. */
  children?: ReactNode;
}

/**
 * An ask to an owner, with its answer.
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * import { asksQuery } from '@vitrina/shared-auth/per-package/room/asks-query';
 * const text = {
 *   waits: 'De trimis',
 *   closed: 'Nu mai e nevoie',
 *   came: 'Primit',
 *   download: (name: string) => `Descarcă ${name}`,
 * };
 * const { data } = useQuery(asksQuery(12));
 * const cards = data?.map((ask) => <AskCard key={ask.id} ask={ask} text={text} />);
 */
export function AskCard({ ask, text, isClosed = false, children }: AskCardProps) {
  return (
    // Receives the focus of a button that has disappeared.
    <Card tabIndex={-1} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <bdi>{withoutDirections(ask.title)}</bdi>
        </h3>
        <AskState {...{ ask, text, isClosed }} />
      </div>
      <p className={styles.quiet}>
        <DateText value={ask.answered_at ?? ask.created_at} format="date-time" />
      </p>
      {ask.note && <LinkedText text={ask.note} />}
      {ask.answer && <LinkedText text={ask.answer} className={styles.answer} />}
      <FileLinks files={ask.files} downloadLabel={text.download} />
      {children}
    </Card>
  );
}

function AskState({ ask, text, isClosed }: Omit<AskCardProps, 'children'>) {
  if (ask.answered_at) return <Badge tone="success">{text.came}</Badge>;
  return isClosed ? (
    <Badge tone="neutral">{text.closed}</Badge>
  ) : (
    <Badge tone="warning">{text.waits}</Badge>
  );
}
