import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { markAllNotificationsRead } from '@vitrina/contract/calls/mark-all-notifications-read';
import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';

const list = (run: ProbeRun, limit = 50) =>
  run.succeeds(listNotifications, { query: { limit } }, 'user');

export const notificationsProbes = defineProbes([
  {
    call: listNotifications,
    async run(run) {
      const answer = await list(run);
      const rows = answer?.data ?? [];
      if (answer?.unread != null) run.shows('notification-pages');
      const times = rows.map(({ created_at }) => Date.parse(created_at ?? ''));
      if (times.some(Number.isNaN)) run.tolerate('created_at is no date');
      const few = (await list(run, 1))?.data;
      if (few && few.length > 1) run.differ('limit=1 answers more than one');
    },
  },
  {
    call: markNotificationRead,
    writes: true,
    async run(run) {
      const unread = (await list(run))?.data.find((row) => !row.is_read);
      if (!unread) throw new NotTried('the user has no unread notification');
      await run.succeeds(markNotificationRead, { body: { notificationId: unread.id } }, 'user');
      const after = (await list(run))?.data.find((row) => row.id === unread.id);
      if (after && !after.is_read) run.differ('it is unread afterwards');
    },
  },
  {
    call: markAllNotificationsRead,
    writes: true,
    async run(run) {
      await run.succeeds(markAllNotificationsRead, {}, 'user');
      if ((await list(run))?.data.some((row) => !row.is_read)) run.differ('some are still unread');
    },
  },
]);
