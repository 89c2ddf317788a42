import type { UseQueryResult } from '@tanstack/react-query';
import { Card, stretchedLinkClass } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import style from './attention-cards.module.css';
import { dashboardFailure } from './dashboard-failure.ts';

interface AttentionProps<Data> {
  query: UseQueryResult<Data>;
  failed?: string;
  children: (data: Data) => ReactNode;
}

/** A number that waits for somebody: it loads and fails on its own. */
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

interface AttentionCardProps {
  /** The list that it is about; `null` when there is nothing to see. */
  to: string | null;
  title: string;
  hint: string;
}

export function AttentionCard({ to, title, hint }: AttentionCardProps) {
  return (
    <Card interactive={to !== null}>
      <h2 className={style.title}>
        {to ? (
          <Link to={to} className={stretchedLinkClass}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p className={style.hint}>{hint}</p>
    </Card>
  );
}
