import { listProducts } from '@vitrina/contract/calls/list-products';
import { useUnreadableRows } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import { messages } from '../../messages.ts';

const text = messages.stats;

interface StatisticsGapsProps {
  undated: readonly string[];
  unreadLines: number;
}

export function StatisticsGaps({ undated, unreadLines }: StatisticsGapsProps) {
  return (
    <>
      <UnreadableRows rows={undated.map((name) => ({ name }))} text={text.undated} />
      {unreadLines > 0 && <Alert tone="warning">{text.unreadLines(unreadLines)}</Alert>}
      <UnreadableRows rows={useUnreadableRows(listProducts.name)} text={text.unreadProducts} />
    </>
  );
}
