import { freshEmail } from '../../src/conformance/samples.ts';
import { type HostSite, startHostSite } from '../../src/embed-hosts/host-page.ts';
import { MATRIX } from '../../src/embed-hosts/matrix.ts';
import { fillContact, sendFrom, THANKS } from '../steps/questionnaire.ts';
import { expect, test } from '../test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

for (const name of ['the custom element', 'an application in React'])
  test(`${name} of the npm packages takes its height and is sent @matrix`, async ({
    person,
    platform,
  }) => {
    const host = MATRIX[name];
    if (!host) throw new Error(name);
    const email = freshEmail();
    site = await startHostSite({
      '/': await host.page('form', platform.addresses.embed, 'inline'),
    });
    const page = await person.open(site.url);
    const form = page.frame('Cerere site');
    await fillContact(form, email);
    // The packages' loader is a module.
    const height = () => page.run(() => document.querySelector('iframe')?.style.height ?? '');
    await expect.poll(height).toMatch(/px$/);
    await sendFrom(form, 1);
    await form.text(THANKS).isShown();
    const rows = await platform.sql('select id from website_requests where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });
