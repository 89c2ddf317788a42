import { type HostSite, snippet, startHostSite } from '../../src/embed-hosts/host-page.ts';
import { expect, test } from '../test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

test('a form that its owner ended says so in its place, until it is taken up again @matrix', async ({
  person,
  platform,
}) => {
  const { embed, shell } = platform.addresses;
  await platform.sql(
    `insert into embeds (id, user_id, name, ended_at)
      select 'motoare001', min(id), 'Contact', now() from users`,
  );
  const html = `<title>Salon</title>${snippet(`${embed}?embed=motoare001`)}`;
  site = await startHostSite({ '/': { html } });
  const page = await person.open(site.url);
  const form = page.frame('Cerere site');
  await form.text(/^Formularul acesta a fost încheiat de proprietarul lui/).isShown();
  const link = form.link('Deschide formularul în altă filă');
  await link.has('href', `${new URL(shell).origin}/quiz`);
  await form.field(/^E-mail/).isGone();
  const height = () => page.run(() => document.querySelector('iframe')?.clientHeight ?? 0);
  await expect.poll(height).toBeLessThan(400);
  await platform.sql("update embeds set ended_at = null where id = 'motoare001'");
  await page.reload();
  await form.field(/^E-mail/).isShown();
});

test.describe('the sites that its owner names', () => {
  // Each engine logs the refused frame.
  test.use({ expected: [/frame-ancestors|X-Frame-Options|Refused to (frame|display)/i] });

  test('a form works there, and elsewhere the page says where it is @matrix', async ({
    person,
    platform,
  }) => {
    const form = `${platform.addresses.embed}?embed=motoare002`;
    site = await startHostSite({ '/': { html: `<title>Salon</title>${snippet(form)}` } });
    const other = site.url;
    const own = other.replace('127.0.0.1', 'localhost');
    await platform.sql(
      `insert into embeds (id, user_id, name, origins)
        select 'motoare002', min(id), 'Contact', array[$1] from users`,
      [own],
    );
    // The backend writes the web server's list every five seconds.
    const policy = async () => (await fetch(form)).headers.get('content-security-policy');
    await expect.poll(policy, { timeout: 20_000 }).toContain(own);

    const page = await person.open(own);
    await page
      .frame('Cerere site')
      .field(/^E-mail/)
      .isShown();
    await page.goto(other);
    const note = page.link('Formularul nu s-a încărcat. Deschide-l în altă filă');
    await note.has('href', form);
    await page.goto(form);
    await page.field(/^E-mail/).isShown();
  });
});
