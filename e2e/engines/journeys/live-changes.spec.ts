import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { account } from '../../src/accounts.ts';
import { WITHOUT_STREAM } from '../../src/without-stream.ts';
import type { Page } from '../page/page.ts';
import { signInTo } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

test.beforeEach(({ platform }) => platform.configure({ hostCapabilities: [...CAPABILITIES] }));
test.afterEach(({ platform }) => platform.configure({ hostCapabilities: WITHOUT_STREAM }));

test('a notification counts by itself in the window that is seen, and in the other once it is @matrix', async ({
  person,
  platform,
}) => {
  const { email } = account('user');
  const ofPerson = '(select id from users where email = $1)';
  await platform.sql(`update notifications set is_read = true where user_id = ${ofPerson}`, [
    email,
  ]);
  const notify = () =>
    platform.sql(`insert into notifications (user_id, message) values (${ofPerson}, 'O veste')`, [
      email,
    ]);
  const page = await person.open('/faq');
  await signInTo(page, platform, 'user', '/users/dashboard/overview');
  await counts(page, 0);
  await notify();
  await counts(page, 1);

  const other = await person.open('/users/dashboard/commissions');
  await counts(other, 1);
  await notify();
  await counts(other, 2);
  await other.close();
  await counts(page, 2);
});

/** The bell's number; negative while the bell is missing. */
const unread = (page: Page) =>
  page.run(() => {
    const label = document.querySelector('header button[aria-label^="Notificări"]')?.ariaLabel;
    return label ? Number(/\d+/.exec(label)?.[0] ?? 0) : -1;
  });

const counts = (page: Page, wanted: number) => expect.poll(() => unread(page)).toBe(wanted);
