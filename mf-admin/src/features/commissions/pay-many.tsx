import type { Commission } from '@vitrina/contract/entities/commission';
import { formatRon, toBani, toRon } from '@vitrina/contract/rules/money';
import { showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { bulkMessages } from '../../bulk-messages.ts';
import { messages } from '../../messages.ts';
import { runRows } from '../bulk/run-rows.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { offerUndo } from '../undo/undo-store.ts';
import { commissionName } from './commission-name.ts';
import { refreshCommissions } from './commissions-query.ts';
import { savePaid, takePaidBack } from './save-paid.ts';

const text = bulkMessages.pay;
const idOf = ({ commission_id }: Commission): number => Number(commission_id);

/** Total in RON; an unknown amount counts as zero and its row says so. */
const totalOf = (rows: readonly Commission[]): number =>
  toRon(rows.reduce((sum, { commission }) => sum + toBani(commission ?? 0), 0));

export function PayMany({ rows }: { rows: readonly Commission[] }) {
  const unpaid = rows.filter(({ paid }) => !paid);
  const pay = useSingleMutation({
    mutationKey: ['commissions-paid'],
    mutationFn: async (commissions: readonly Commission[]) => {
      const since = Date.now();
      const results = await runRows(
        commissions,
        async (row) => void (await savePaid(idOf(row), true)),
      );
      const done = results
        .filter(({ problem }) => problem === undefined)
        .map(({ row }) => idOf(row));
      if (done.length > 0)
        offerUndo(
          text.done(done.length),
          () => takePaidBack(done, true).finally(refreshCommissions),
          { since },
        );
      await refreshCommissions();
      const [failed] = results.filter(({ problem }) => problem !== undefined);
      if (failed)
        showToast(
          `${bulkMessages.job.part(done.length, results.length)} ${messages.commissions.paidFailed}: ${commissionName(failed.row)}`,
          { tone: 'danger' },
        );
    },
  });
  if (unpaid.length === 0) return null;
  return (
    <AskedButton
      action={text.action(unpaid.length)}
      title={text.title(unpaid.length)}
      confirm={text.confirm}
      variant="primary"
      busy={pay.isPending}
      onConfirm={() => pay.mutate(unpaid)}
    >
      <p>{text.total(formatRon(totalOf(unpaid)))}</p>
    </AskedButton>
  );
}
