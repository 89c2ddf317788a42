import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@vitrina/contract/rules/dates';
import { hostCan } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { embedMessages as text } from '../../embed-messages.ts';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.ts';
import { builderOf } from '../../own-navigation.ts';
import { embedCsv, isTold, pageName } from './embed-csv.ts';
import { EmbedFunnel } from './embed-funnel.tsx';
import { EmbedSites } from './embed-sites.tsx';
import { EmbedSums } from './embed-sums.tsx';
import { EmbedWays } from './embed-ways.tsx';
import style from './embeds.module.css';
import { type Days, type EmbedNumbers, embedCountsQuery } from './embeds-query.ts';
import { EndEmbed } from './end-embed.tsx';

type Period = keyof typeof text.periods;

const DAYS: Record<Period, Days> = { week: 7, month: 30, all: null };
const PERIODS = Object.entries(text.periods).map(([value, label]) => ({
  value: value as Period,
  label,
}));

const FILES = { days: 'zile', pages: 'pagini' } as const;
/** Most seen first; the file has all. */
const SHOWN_PAGES = 20;

export function EmbedCounts({ id }: { id: string }) {
  const [period, setPeriod] = useState<Period>('month');
  const counts = useQuery(embedCountsQuery(id, DAYS[period]));
  if (!hostCan('embeds')) return <Alert tone="info">{text.unavailable}</Alert>;
  return (
    <>
      <Link to="/users/dashboard/embeds">{text.back}</Link>
      <SegmentedControl
        label={text.period}
        segments={PERIODS}
        value={period}
        onValueChange={setPeriod}
      />
      <QueryView
        query={counts}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        failed={text.countsFailed}
        retryLabel={messages.retry}
      >
        {(numbers) =>
          numbers ? <Numbers numbers={numbers} /> : <Alert tone="info">{text.unknown}</Alert>
        }
      </QueryView>
    </>
  );
}

function Numbers({ numbers }: { numbers: EmbedNumbers }) {
  const { embed, days, pages } = numbers;
  const builder = builderOf(embed.id);
  const [withSteps, setWithSteps] = useState(false);
  const told = pages.filter(({ page }) => isTold(page));
  const shown = [...told.slice(0, SHOWN_PAGES), ...pages.filter(({ page }) => !isTold(page))];
  return (
    <>
      <h2>
        <bdi>{embed.name}</bdi>
      </h2>
      {embed.ended_at && <p className={style.muted}>{text.ended}</p>}
      <p>
        {text.code} <code>embed={embed.id}</code>
      </p>
      <div className={style.tools}>
        {builder && (
          <Link to={builder} className={buttonClass()}>
            {text.builder}
          </Link>
        )}
        {(['days', 'pages'] as const).map((of) => (
          <Button
            key={of}
            variant="secondary"
            onClick={() => saveFile(`formular-${embed.id}-${FILES[of]}.csv`, embedCsv[of](numbers))}
          >
            {text.csv[of]}
          </Button>
        ))}
        <EndEmbed embed={embed} />
      </div>
      <Alert tone="info">{text.reported}</Alert>
      <PageSection title={text.funnel}>
        <EmbedFunnel numbers={numbers} />
      </PageSection>
      <CheckboxField
        label={text.withSteps}
        checked={withSteps}
        onChange={(event) => setWithSteps(event.currentTarget.checked)}
      />
      <PageSection title={text.byDay}>
        <EmbedSums
          label={text.tables.byDay}
          column={text.day}
          rows={days.map((row) => ({ ...row, name: formatDate(row.day) }))}
          withSteps={withSteps}
        />
      </PageSection>
      <PageSection title={text.byPage}>
        <EmbedSums
          label={text.tables.byPage}
          column={text.page}
          rows={shown.map((row) => ({ ...row, name: pageName(row.page) }))}
          withSteps={withSteps}
        />
        {told.length > SHOWN_PAGES && (
          <p className={style.muted}>{text.morePages(told.length - SHOWN_PAGES)}</p>
        )}
      </PageSection>
      {hostCan('embed-origins') && (
        <PageSection title={text.sites}>
          <EmbedSites embed={embed} />
        </PageSection>
      )}
      {!embed.ended_at && (
        <PageSection title={text.ways.title}>
          <EmbedWays />
        </PageSection>
      )}
    </>
  );
}
