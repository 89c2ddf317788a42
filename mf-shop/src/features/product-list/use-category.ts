import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const PARAM = 'categorie';

/** The chosen category, kept in the address; `null` is all of them. It shows before the address does. */
export function useCategory(): [string | null, (category: string | null) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [category, show] = useOptimistic(params.get(PARAM));
  const choose = (next: string | null) =>
    startTransition(async () => {
      show(next);
      await navigate(
        { search: withCategory(params, next) },
        { replace: true, preventScrollReset: true },
      );
    });
  return [category, choose];
}

function withCategory(params: URLSearchParams, category: string | null): string {
  const next = new URLSearchParams(params);
  if (category === null) next.delete(PARAM);
  else next.set(PARAM, category);
  return next.toString();
}
