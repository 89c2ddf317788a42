import {
  dismissToast,
  TOAST_MS,
  type Toast as ToastEntry,
  useToasts,
} from '@vitrina/shared-auth/toasts';
import { Toast } from '@vitrina/shared-ui/toast';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import style from './toast-viewport.module.css';

/** The one place where toasts show. Each stays 4 s, longer while it is hovered or focused. */
export function ToastViewport() {
  const toasts = useToasts((state) => state.toasts);
  const [held, setHeld] = useState(false);
  return (
    <section
      className={style.viewport}
      aria-label={messages.toasts.region}
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} held={held} />
      ))}
    </section>
  );
}

function TimedToast({ toast, held }: { toast: ToastEntry; held: boolean }) {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast.id, held]);
  return (
    <Toast
      tone={toast.tone}
      onClose={() => dismissToast(toast.id)}
      closeLabel={messages.toasts.dismiss}
    >
      {toast.text}
    </Toast>
  );
}
