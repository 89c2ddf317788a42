import { deleteProduct } from '@vitrina/contract/calls/delete-product';
import { restoreProduct } from '@vitrina/contract/calls/restore-product';
import type { Product } from '@vitrina/contract/entities/product';
import { callApi, hostCan, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { refreshProducts } from './products-query.ts';
import { variantName } from './variant-name.ts';

const text = messages.products;

async function restore(id: number): Promise<void> {
  await callApi(restoreProduct, { params: { id } });
  await refreshProducts();
}

interface DeleteProductDialogProps {
  /** `null`: closed. */
  product: Product | null;
  onClose: () => void;
}

export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const remove = useSingleMutation({
    mutationKey: ['delete-product', product?.product_id],
    mutationFn: async (id: number) => {
      await callApi(deleteProduct, { params: { id } });
      await refreshProducts();
    },
    onSuccess: (_, id) =>
      hostCan('product-restore')
        ? offerUndo(text.removed, () => restore(id))
        : void showToast(text.removed),
    onError: (error) =>
      void showToast(serverMessageOr(error, text.removeFailed), { tone: 'danger' }),
    onSettled: onClose,
  });
  // Not while deleting: the answer would close the next question.
  const close = () => {
    if (!remove.isPending) onClose();
  };
  return (
    <ConfirmDialog
      open={product !== null}
      title={text.confirmRemove}
      keepLabel={messages.cancel}
      closeLabel={messages.close}
      confirmLabel={text.remove}
      busy={remove.isPending}
      onClose={close}
      onConfirm={() => product && remove.mutate(Number(product.product_id))}
    >
      <p>{product && variantName(product)}</p>
    </ConfirmDialog>
  );
}
