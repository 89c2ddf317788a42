import type { Page } from '@playwright/test';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

test.beforeEach(({ platform, page }) => {
  platform.configure({ hostCapabilities: CAPABILITIES.filter((name) => name !== 'live-changes') });
  return page.setViewportSize({ width: 360, height: 800 });
});

/** Unclosed bidi overrides and isolates, a joined emoji, a long word, markup, a formula. */
const ODD = `\u202E\u2067=cmd() שלום <img src=x onerror="document.title='x'"> 👩‍👩‍👧 null ${'ă'.repeat(60)}`;

/** A room with this text in every field of both sides. */
async function oddRoom({ sql }: WorkerPlatform): Promise<number> {
  const [request] = await sql<{ id: number; user_id: number }>(
    `insert into website_requests (user_id, email, answers, status)
     select id, email, jsonb_build_object('businessName', $2::text, 'description', $2::text,
       'differentiator', $2::text), 'in_progress' from users where email = $1 returning id, user_id`,
    [account('user').email, ODD],
  );
  const id = Number(request?.id);
  await sql('update users set name = $2 where email = any($1)', [
    [account('user').email, account('admin').email],
    ODD,
  ]);
  const staff = 'select id from users where email = $3';
  const written = [id, ODD, account('admin').email];
  await sql(
    `insert into request_assignments (request_id, assignee_id, actor_id)
     select $1, id, id from users where email = $2`,
    [id, account('admin').email],
  );
  const messages = await sql<{ id: number }>(
    `insert into request_messages (request_id, author_id, from_staff, text)
     values ($1, (${staff}), true, $2), ($1, (select user_id from website_requests where id = $1), false, $2)
     returning id`,
    written,
  );
  await sql(
    `insert into request_reads (request_id, user_id, last_message_id)
     select $1, id, $2 from users where email = any($3)`,
    [id, messages.at(-1)?.id, [account('user').email, account('admin').email]],
  );
  await sql(
    `with version as (insert into request_versions
       (request_id, number, address, note, author_id, answer, answered_at)
       values ($1, 1, 'https://proba.exemplu.ro/' || repeat('a', 60), $2, (${staff}), 'changes', now())
       returning id)
     insert into request_points (request_id, version_id, text) select $1, id, $2 from version`,
    written,
  );
  await sql(
    `insert into request_asks (request_id, title, note, author_id, answer, answered_at)
     values ($1, $2, $2, (${staff}), $2, now()), ($1, $2, $2, (${staff}), '', null)`,
    written,
  );
  await sql(
    `insert into private_files (request_id, store_name, name, bytes, message_id)
     values ($1, 'odd', $2, 12, $3)`,
    [id, `${ODD}.svg`, messages[0]?.id],
  );
  await sql('insert into saved_answers (title, text) values ($1, $1)', [ODD]);
  return id;
}

/** Horizontal overflow, and visible texts that could reverse their surroundings. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const turns = /[\u202a-\u202e\u2066\u2067]/;
    const found: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) {
      const wide = [...document.querySelectorAll('main *')].filter(
        (one) => one.getBoundingClientRect().right > innerWidth,
      );
      found.push(`${over} px over the side`, ...wide.map((one) => one.outerHTML.slice(0, 90)));
    }
    for (const one of document.querySelectorAll('main *:not(script, style, textarea)')) {
      const own = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const said = [
        ...own.map(({ textContent }) => textContent),
        one.ariaLabel,
        one.getAttribute('title'),
      ];
      if (said.some((text) => turns.test(text ?? ''))) found.push(one.outerHTML.slice(0, 200));
    }
    return found;
  });

const shown = (page: Page) =>
  expect(page.getByRole('list', { name: 'Mesaje' })).toContainText('=cmd()');

test('a room full of odd texts fits a phone and turns no other text @matrix', async ({
  page,
  platform,
  browser,
}) => {
  const id = await oddRoom(platform);
  await signInAs(page, platform, account('user'));
  for (const path of [`site-request/${id}`, 'site-request', 'overview']) {
    await page.goto(`/users/dashboard/${path}`);
    if (path.endsWith(String(id))) await shown(page);
    await expect(page.getByText('=cmd()').first()).toBeAttached();
    await expect
      .configure({ soft: true })
      .poll(() => faults(page), path)
      .toEqual([]);
  }
  const { origin } = new URL(page.url());
  const staff = await (
    await browser.newContext({ locale: 'ro-RO', viewport: { width: 360, height: 800 } })
  ).newPage();
  await signInAs(staff, platform, account('admin'));
  for (const path of [`request/${id}`, 'desk', 'sites', 'audit']) {
    await staff.goto(`${origin}/admin/${path}`);
    if (path.endsWith(String(id))) await shown(staff);
    await expect(staff.getByText('=cmd()').first()).toBeAttached();
    await expect
      .configure({ soft: true })
      .poll(() => faults(staff), path)
      .toEqual([]);
  }
  await staff.context().close();
});
