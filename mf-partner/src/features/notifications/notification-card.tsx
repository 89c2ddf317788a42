import type { Notification } from '@vitrina/contract/entities/notification';
import { Badge } from '@vitrina/shared-ui/badge';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { memo, useEffect, useRef } from 'react';
import { messages } from '../../messages.ts';
import style from './notification-list.module.css';
import { useMarkRead } from './use-mark-read.ts';

const text = messages.notifications;

interface NotificationCardProps {
  notification: Notification;
  /** Takes the focus once, when this becomes true. */
  takesFocus: boolean;
}

/** Hundreds may be on the page: what did not change is not drawn again. */
export const NotificationCard = memo(({ notification, takesFocus }: NotificationCardProps) => {
  const words = notification.message || text.noText(notification.id);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) message.current?.focus();
  }, [takesFocus]);
  return (
    <Card padding="sm" className={style.card}>
      <div>
        <p ref={message} tabIndex={-1} className={style.message}>
          {words} {!notification.is_read && <Badge tone="accent">{text.unread}</Badge>}
        </p>
        {notification.created_at && (
          <DateText value={notification.created_at} format="date-time" className={style.date} />
        )}
      </div>
      {!notification.is_read && (
        <MarkReadButton
          id={notification.id}
          label={text.markReadOf(words)}
          // The button goes away with the focus that it holds.
          onMarked={() => message.current?.focus()}
        />
      )}
    </Card>
  );
});

interface MarkReadButtonProps {
  id: Notification['id'];
  label: string;
  onMarked: () => void;
}

function MarkReadButton({ id, label, onMarked }: MarkReadButtonProps) {
  const mark = useMarkRead(id, onMarked);
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={mark.isPending}
      aria-label={label}
      onClick={() => mark.mutate()}
    >
      {text.markRead}
    </Button>
  );
}
