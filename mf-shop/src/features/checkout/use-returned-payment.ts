import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keptCharge } from './kept-charge.ts';

/** In the provider's redirect. */
const SECRET_PARAM = 'payment_intent_client_secret';

interface ReturnedPayment {
  clientSecret: string | null;
  /** True when this browser keeps the same charge. */
  isKept: boolean;
  forget: () => void;
}

/**
 * Client secret named in the provider's redirect, unless this browser keeps and continues that charge. It is
 * removed from the address at once, and stays in the history entry, so that a reload shows the same.
 */
export function useReturnedPayment(): ReturnedPayment {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { returned?: string } | null;
  };
  const navigate = useNavigate();
  // Read once: the charge is deleted as soon as its order is placed.
  const [own] = useState(() => keptCharge()?.clientSecret);
  const named = new URLSearchParams(search).get(SECRET_PARAM);
  const stranger = named === own ? null : named;
  useEffect(() => {
    if (!named) return;
    const state = stranger ? { returned: stranger } : null;
    void navigate(pathname, { replace: true, state });
  }, [named, stranger, navigate, pathname]);
  return {
    clientSecret: named ? stranger : (state?.returned ?? null),
    isKept: named !== null && stranger === null,
    forget: () => void navigate(pathname, { replace: true }),
  };
}
