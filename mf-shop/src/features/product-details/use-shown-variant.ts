import { startTransition, useOptimistic } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

/**
 * Id of the variant that the address names, and how to show another: a step of the browser's history. It
 * shows before the address does.
 */
export function useShownVariant(): [string, (id: number) => void] {
  const { productId = '' } = useParams();
  const navigate = useNavigate();
  const [shownId, show] = useOptimistic(productId);
  const choose = (id: number) =>
    startTransition(async () => {
      show(String(id));
      await navigate(`/product/${id}`, {
        preventScrollReset: true,
        // The same page goes on: focus stays on the swatch instead of moving to the heading.
        state: { keepFocus: true },
      });
    });
  return [shownId, choose];
}
