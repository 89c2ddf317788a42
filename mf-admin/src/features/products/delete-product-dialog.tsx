import { useMutation } from '@tanstack/react-query';
import { deleteProduct } from '@vitrina/contract/calls/delete-product';
import type { Product } from '@vitrina/contract/entities/product';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useCallback, useLayoutEffect, useRef } from 'react';
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
  const { noteOpener, leaveRow } = useFocusAfterRow(product !== null);
  const remove = useMutation({
    mutationFn: async (id: number) => {
      await callApi(deleteProduct, { params: { id } });
      await refreshProducts();
    },
    onSuccess: () => {
      leaveRow();
      showToast(text.removed);
    },
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
      <p ref={noteOpener}>{product && variantName(product)}</p>
    </Dialog>
  );
}

/**
 * A row that was deleted takes the button along that had the focus: it goes to the next row, to the
 * one before, or to the first control of the list.
 */
function useFocusAfterRow(open: boolean) {
  const row = useRef<Element>(null);
  const places = useRef<readonly Element[]>([]);
  const left = useRef(false);
  // Attached before the dialog takes the focus.
  const noteOpener = useCallback((inside: HTMLElement | null) => {
    if (!inside) return;
    left.current = false;
    row.current = document.activeElement?.closest('tr') ?? null;
    places.current = placesNear(row.current);
  }, []);
  // With every drawing: the list may lose the row before the dialog closes, or after.
  useLayoutEffect(() => {
    if (!left.current || open || row.current?.isConnected) return;
    left.current = false;
    if (document.activeElement !== document.body) return;
    const controls = places.current.map((place) => place.querySelector<HTMLElement>('button'));
    controls.find((control) => control?.isConnected)?.focus();
  });
  const leaveRow = () => {
    left.current = true;
  };
  return { noteOpener, leaveRow };
}

/** Where the focus may go from a row, nearest first. */
function placesNear(row: Element | null): Element[] {
  const around: Element[] = [];
  for (let place = row?.parentElement; place; place = place.parentElement) around.push(place);
  return [row?.nextElementSibling, row?.previousElementSibling, ...around].filter(
    (place) => place instanceof Element,
  );
}
