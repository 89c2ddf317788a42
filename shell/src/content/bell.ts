import { countOf } from '@vitrina/contract/rules/plural';

/** Texts of the notification bell, public and in the dashboard, from the specification. */
export const bellTexts = {
  failed: 'Failed to fetch notifications',
  markFailed: 'Failed to mark as read',
  open: (unread: number) =>
    unread === 0 ? 'Notificări' : `Notificări: ${countOf(unread, 'necitită', 'necitite')}`,
  arrived: (count: number) => countOf(count, 'notificare nouă', 'notificări noi'),
  show: (count: number) => `Arată ${countOf(count, 'notificare nouă', 'notificări noi')}`,
  title: 'Notificări',
  unread: 'Necitită',
  public: {
    markRead: 'Mark as Read',
    marking: 'Marking...',
    viewAll: 'View All',
    empty: 'No notifications',
    noMessage: 'No message',
    noDate: 'Unknown date',
    unreadable: 'Notifications that could not be read',
  },
  dashboard: {
    markRead: 'Marchează citit',
    marking: 'Marking...',
    viewAll: 'Vezi toate',
    empty: 'Nicio notificare',
    noMessage: 'Fără mesaj',
    noDate: 'Dată necunoscută',
    unreadable: 'Notificări care nu au putut fi citite',
  },
} as const;
