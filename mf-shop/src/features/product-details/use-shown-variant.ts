import { startTransition, useOptimistic } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

/**
 * Id of the address's variant, and a function that shows another one, as a history entry. It shows before the
 * address changes.
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
        // Keeps the focus on the swatch instead of moving it to the heading.
        state: { keepFocus: true },
      });
    });
  return [shownId, choose];
}
