import { Button } from '@vitrina/shared-ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { signInTexts } from '../../content/sign-in.ts';
import style from './google-button.module.css';
import { beginGoogleSignIn } from './google-sign-in.ts';
import { LegalLinks } from './legal-links.tsx';

/**
 * Leaves for Google, which creates an account if needed. `onBusy` reports it, and a return by the back
 * button.
 */
export function GoogleButton({
  busy,
  disabled,
  onBusy,
}: {
  busy: boolean;
  disabled: boolean;
  onBusy: (busy: boolean) => void;
}) {
  const { search } = useLocation();
  const resetBusy = useEffectEvent(() => onBusy(false));
  useEffect(() => {
    // A restored page is as it was left: busy.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) resetBusy();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const leave = () => {
    onBusy(true);
    void beginGoogleSignIn(search).then((url) => location.assign(url));
  };
  return (
    <>
      <p className={style.divider}>{signInTexts.or}</p>
      <Button variant="secondary" block size="lg" busy={busy} disabled={disabled} onClick={leave}>
        {!busy && <GoogleMark />}
        {signInTexts.google}
      </Button>
      <p className={style.terms}>
        {signInTexts.googleTerms} <LegalLinks />.
      </p>
    </>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className={style.mark} aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="4">
        <path stroke="#ea4335" d="M5.1 8A8 8 0 0 1 17.7 6.4" />
        <path stroke="#fbbc05" d="M5.1 16A8 8 0 0 1 5.1 8" />
        <path stroke="#34a853" d="M17.4 17.9A8 8 0 0 1 5.1 16" />
        <path stroke="#4285f4" d="M12 12h8a8 8 0 0 1-2.6 5.9" />
      </g>
    </svg>
  );
}
