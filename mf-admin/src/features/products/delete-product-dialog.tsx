import { deleteProduct } from '@vitrina/contract/calls/delete-product';
import type { Product } from '@vitrina/contract/entities/product';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { messages } from '../../messages.ts';
import { refreshProducts } from './products-query.ts';
import { variantName } from './variant-name.ts';

const text = messages.products;

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
    onSuccess: () => void showToast(text.removed),
    onError: (error) =>
      void showToast(serverMessageOr(error, text.removeFailed), { tone: 'danger' }),
    onSettled: onClose,
  });
  // Not while it is being deleted: the answer would close the question about another one.
  const close = () => {
    if (!remove.isPending) onClose();
  };
  return (
    <Dialog
      open={product !== null}
      onClose={close}
      title={text.confirmRemove}
      closeLabel={messages.close}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {messages.cancel}
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => product && remove.mutate(Number(product.product_id))}
          >
            {text.remove}
          </Button>
        </>
      }
    >
      <p>{product && variantName(product)}</p>
    </Dialog>
  );
}
