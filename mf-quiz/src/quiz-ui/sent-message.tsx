import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { deliveryTexts } from '../messages.ts';
import style from './sent-message.module.css';

/** Replaces the form and takes its focus, so that it is read out. */
export function SentMessage({
  text = deliveryTexts.sent,
  children,
}: {
  text?: string;
  children?: ReactNode;
}) {
  const message = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    message.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={message} role="status" tabIndex={-1} className={style.message}>
      <p className={style.text}>{text}</p>
      {children}
    </div>
  );
}
