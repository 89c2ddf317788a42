import { Card, stretchedLinkClass } from '@vitrina/shared-ui/card';
import { type QueryState, QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import style from './attention-cards.module.css';

interface AttentionProps<Data> {
  query: QueryState<Data>;
  failed?: string;
  children: (data: Data) => ReactNode;
}

/** Each card loads and fails on its own. */
export function Attention<Data>({ query, failed, children }: AttentionProps<Data>) {
  return (
    <QueryView
      query={query}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={failed ?? dashboardFailure(query.error)}
      retryLabel={messages.retry}
    >
      {children}
    </QueryView>
  );
}

/** Text for a number that did not load (docs/product.md#overview-failures): refused, or no readable answer. */
const dashboardFailure = (error: { name?: string } | null | undefined): string =>
  error?.name === 'ApiError' ? messages.overview.refused : messages.overview.unreachable;

interface AttentionCardProps {
  /** The list behind the card; `null` when it is empty. */
  to: string | null;
  /** `null`: unknown. A zero is muted and comes last. */
  count: number | null;
  title: string;
  hint: string;
  /** It has a deadline. */
  urgent?: boolean;
}

export function AttentionCard({ to, count, title, hint, urgent }: AttentionCardProps) {
  return (
    <Card
      padding="sm"
      interactive={to !== null}
      className={style.card}
      data-quiet={count === 0 ? '' : undefined}
      data-urgent={urgent && count ? '' : undefined}
    >
      <h2 className={style.title}>
        {to ? (
          <Link to={to} className={stretchedLinkClass}>
            <Figure text={title} />
          </Link>
        ) : (
          <Figure text={title} />
        )}
      </h2>
      <p className={style.hint}>{hint}</p>
    </Card>
  );
}

function Figure({ text }: { text: string }) {
  const [number = '', ...words] = text.split(' ');
  if (!/^[\d.]+$/.test(number)) return text;
  return (
    <>
      <span className={style.figure}>{number}</span> {words.join(' ')}
    </>
  );
}

interface CountCardProps {
  to: string;
  count: number;
  title: (count: number) => string;
  hint: string;
  urgent?: boolean;
}

export function CountCard({ count, title, ...rest }: CountCardProps) {
  return <AttentionCard {...rest} count={count} title={title(count)} />;
}
