import { useSearchParams } from 'react-router-dom';

const PARAM = 'categorie';

/** The chosen category, kept in the address; `null` is all of them. */
export function useCategory(): [string | null, (category: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (category: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (category === null) next.delete(PARAM);
        else next.set(PARAM, category);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get(PARAM), choose];
}
