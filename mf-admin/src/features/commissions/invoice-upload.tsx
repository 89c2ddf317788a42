import type { Commission } from '@vitrina/contract/entities/commission';
import { showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { buttonClass } from '@vitrina/shared-ui/button';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { commissionName } from './commission-name.ts';
import style from './commissions-list.module.css';
import { refreshCommissions } from './commissions-query.ts';
import { attachInvoice, uploadInvoice } from './upload-invoice.ts';

const text = messages.commissions;

/** Attaches a PDF to the commission and replaces an earlier one (docs/product.md#invoice-day). */
export function InvoiceUpload({ commission }: { commission: Commission }) {
  const id = Number(commission.commission_id);
  const before = commission.invoice;
  const upload = useSingleMutation({
    mutationKey: ['commission-invoice', id],
    mutationFn: async (file: File) => {
      await uploadInvoice(id, file);
      await refreshCommissions();
    },
    // A second upload would replace the first, and the partner pays by the last.
    onSuccess: () =>
      before
        ? offerUndo(text.uploaded, () => attachInvoice(id, before).finally(refreshCommissions))
        : void showToast(text.uploaded),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  return (
    <label className={`${buttonClass({ variant: 'secondary', size: 'sm' })} ${style.file}`}>
      {upload.isPending ? text.uploading : text.uploadShort}
      <input
        type="file"
        accept="application/pdf,.pdf"
        aria-label={text.uploadFor(commissionName(commission))}
        disabled={upload.isPending}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) upload.mutate(file);
        }}
      />
    </label>
  );
}
