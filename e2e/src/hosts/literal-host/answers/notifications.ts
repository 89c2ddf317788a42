import type { Answer } from '../ask.ts';
import { done, notThere } from '../reply.ts';
import { findRow } from '../state.ts';

export const markRead: Answer = ({ state, user, body }) => {
  const notification = findRow(state.notifications, body.notificationId);
  if (!notification || notification.user_id !== user?.id) return notThere();
  notification.is_read = true;
  return done();
};
