import type { Notification } from '@vitrina/contract/entities/notification';
import { markRead } from '@vitrina/shared-auth/per-package/mark-read';
import { useNotificationPage } from '@vitrina/shared-auth/per-package/use-notification-page';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { DateText } from '@vitrina/shared-ui/date-text';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { bellTexts } from '../../content/bell.ts';
import style from './bell.module.css';
import { reportBellFailure } from './bell-failure.ts';

export function BellItem({
  notification,
  variant,
}: {
  notification: Notification;
  variant: 'public' | 'dashboard';
}) {
  const { id, message, created_at, is_read } = notification;
  const text = bellTexts[variant];
  const words = message || text.noMessage;
  const page = useNotificationPage(notification);
  const messageId = useId();
  const messageElement = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate: mark, isPending: marking } = useSingleMutation({
    mutationKey: ['mark-read', id],
    mutationFn: () => markRead(id),
    onSuccess() {
      // The button disappears with the focus, if it has it.
      if (document.activeElement === button.current) messageElement.current?.focus();
    },
    onError: (error) => reportBellFailure('markFailed', error, variant),
  });
  return (
    <li className={style.item} data-unread={is_read ? undefined : ''}>
      <p ref={messageElement} id={messageId} tabIndex={-1} className={style.message}>
        {!is_read && <span className={style.dot} role="img" aria-label={bellTexts.unread} />}
        {page ? (
          <Link to={page} onClick={() => is_read || mark()}>
            {words}
          </Link>
        ) : (
          words
        )}
      </p>
      <div className={style.below}>
        <DateText
          value={created_at}
          format="date-time"
          missing={text.noDate}
          className={style.date}
        />
        {!is_read && (
          <Button
            ref={button}
            variant="ghost"
            size="sm"
            busy={marking}
            aria-describedby={messageId}
            onClick={() => mark()}
          >
            {marking ? text.marking : text.markRead}
          </Button>
        )}
      </div>
    </li>
  );
}
