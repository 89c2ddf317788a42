import { Statistics } from '../features/statistics/statistics.tsx';
import { loadStatistics } from '../features/statistics/statistics-query.ts';
import { messages } from '../messages.ts';

export const loader = loadStatistics;
export const handle = { title: messages.stats.title };

export function Component() {
  return (
    <>
      <h1>{messages.stats.title}</h1>
      <Statistics />
    </>
  );
}
