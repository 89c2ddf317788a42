import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keptCharge } from './kept-charge.ts';

/** Comes with the provider's redirect back. */
const SECRET_PARAM = 'payment_intent_client_secret';

interface ReturnedPayment {
  clientSecret: string | null;
  /** It is the charge that this browser keeps. */
  isKept: boolean;
  forget: () => void;
}

/**
 * Client secret of the payment that the provider's redirect names, unless this browser keeps that
 * charge and goes on with it. It leaves the address at once and stays in the entry of the history, so
 * that a reload shows the same.
 */
export function useReturnedPayment(): ReturnedPayment {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { returned?: string } | null;
  };
  const navigate = useNavigate();
  // Read once: the charge is forgotten as soon as its order stands.
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
