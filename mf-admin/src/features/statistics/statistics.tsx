import { ErrorState } from '@vitrina/shared-ui/error-state';
import { Spinner } from '@vitrina/shared-ui/spinner';
import { messages } from '../../messages.ts';
import style from './statistics.module.css';
import { StatisticsCharts } from './statistics-charts.tsx';
import { usePeriod } from './use-period.ts';
import { useStatistics } from './use-statistics.ts';

const text = messages.stats;

export function Statistics() {
  const { data, isFetching, failed, retry } = useStatistics(usePeriod());
  if (data) return <StatisticsCharts statistics={data} />;
  if (isFetching) {
    return (
      <p role="status" aria-busy="true" className={style.loading}>
        <Spinner />
        {text.loading}
      </p>
    );
  }
  return (
    <ErrorState
      title={text.error(failed ?? text.ordersFailed)}
      retryLabel={messages.retry}
      onRetry={retry}
    />
  );
}
