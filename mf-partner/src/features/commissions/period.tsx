import { DateText } from '@vitrina/shared-ui/date-text';
import { messages } from '../../messages.ts';
import { type Dated, periodText } from './period-text.ts';

export function Period({ commission }: { commission: Dated }) {
  const { period_start: start, period_end: end } = commission;
  if (!start && !end) return periodText(commission);
  return (
    <>
      <DateText value={start} missing={messages.unknownDate} /> –{' '}
      <DateText value={end} missing={messages.unknownDate} />
    </>
  );
}
