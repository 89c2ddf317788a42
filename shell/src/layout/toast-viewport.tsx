import {
  dismissToast,
  TOAST_MS,
  type Toast as ToastEntry,
  useToasts,
} from '@vitrina/shared-auth/toasts';
import { Button } from '@vitrina/shared-ui/button';
import { Toast } from '@vitrina/shared-ui/toast';
import { useOpenDialog } from '@vitrina/shared-ui/use-open-dialog';
import { type FocusEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toastTexts } from '../content/toasts.ts';
import { useHeld } from '../use-held.ts';
import { useTabToAction } from './tab-to-action.ts';
import style from './toast-viewport.module.css';
import { useRoomBelow } from './use-room-below.ts';

/**
 * The one place for toasts. Each stays 4 s, longer while hovered or focused. Polite ones wait for a screen
 * reader's pause, failures interrupt. While a dialog is open they are inside it, because the page around it
 * is inert.
 */
export function ToastViewport() {
  const dialog = useOpenDialog();
  return dialog ? createPortal(<Toasts />, dialog) : <Toasts />;
}

/** Remounted in another place: no event reports that pointer and focus have left. */
function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  const { held, holding, release } = useHeld();
  const cameFrom = useRef<HTMLElement>(null);
  const region = useRef<HTMLElement>(null);
  const leaveByTab = useTabToAction(region, toasts);
  const roomBelow = useRoomBelow(region, toasts);
  const focusIn = (event: FocusEvent) => {
    holding.onFocus(event);
    if (!event.currentTarget.contains(event.relatedTarget))
      cameFrom.current = event.relatedTarget as HTMLElement | null;
  };
  /** The button disappears with the focus. */
  const close = (id: number) => {
    release();
    dismissToast(id);
    cameFrom.current?.focus();
  };
  const show = (toast: ToastEntry) => (
    <TimedToast key={toast.id} toast={toast} held={held} onClose={() => close(toast.id)} />
  );
  return (
    <section
      ref={region}
      className={style.viewport}
      style={{ paddingBlockEnd: roomBelow }}
      aria-label={toastTexts.region}
      {...holding}
      onFocus={focusIn}
      onKeyDown={leaveByTab}
    >
      {toasts.filter(({ tone }) => tone === 'danger').map(show)}
      <div className={style.calm} role="status" aria-atomic="false">
        {toasts.filter(({ tone }) => tone !== 'danger').map(show)}
      </div>
    </section>
  );
}

function TimedToast({
  toast: { id, tone, text, action },
  held,
  onClose,
}: {
  toast: ToastEntry;
  held: boolean;
  onClose: () => void;
}) {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, held]);
  const act = () => {
    action?.run();
    onClose();
  };
  return (
    <Toast
      tone={tone}
      data-toast={id}
      {...(tone === 'danger' && { role: 'alert' })}
      onClose={onClose}
      closeLabel={toastTexts.dismiss}
      action={
        action && (
          <Button variant="ghost" size="sm" onClick={act}>
            {action.label}
          </Button>
        )
      }
    >
      {text}
    </Toast>
  );
}
