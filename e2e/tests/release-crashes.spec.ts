import type { Page } from '@playwright/test';
import { buildProbe, type Edit, renamed } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

const PAGE = 'src/pages/probe-page.tsx';
/** A compiler would remove code that never runs, and code after an unconditional throw. */
const fault = (code: string): Edit => ({
  file: PAGE,
  from: 'const pieces',
  to: `${code}\n  const pieces`,
});
const second: Edit = { file: 'src/release.ts', from: "'one'", to: "'two'" };

/** A remote with a good release, replaced by one with `faults`. */
async function replaced(platform: WorkerPlatform, name: `mf-${string}`, faults: Edit[]) {
  const probe = await platform.addRemote(name, await freePort());
  probe.publish(await buildProbe(`${name}-good`, renamed(name)));
  probe.publish(await buildProbe(`${name}-bad`, [...renamed(name), second, ...faults]));
}

const FAULTS: Record<string, Edit[]> = {
  'while rendering': [fault("if (performance.now() > 0) throw new TypeError('Ana Pop');")],
  'in an effect': [
    fault("React.useEffect(() => { if (performance.now() > 0) throw new Error('x'); }, []);"),
  ],
  'in a loader': [
    {
      file: 'src/routes/probe.tsx',
      from: '{ index: true, Component: ProbePage }',
      to: "{ index: true, Component: ProbePage, loader: () => { throw new Error('x'); } }",
    },
  ],
  'by rendering without end': [
    fault('const [turn, setTurn] = React.useState(0);\n  if (turn < 1e9) setTurn(turn + 1);'),
  ],
};

for (const [where, faults] of Object.entries(FAULTS)) {
  const always = where === 'while rendering';
  test(`a release that throws ${where}: the one before it stands in its place${always ? '' : ' @matrix'}`, async ({
    page,
    platform,
  }) => {
    const name = `mf-probe-crash${'abcd'[Object.keys(FAULTS).indexOf(where)]}` as const;
    await replaced(platform, name, faults);
    await page.goto(`/${name.slice(3)}`);
    await expect(page.getByRole('heading', { name: 'Probe, release one' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await expect(page.getByText('Lines in the cart: 1')).toBeVisible();
    await page.getByRole('link', { name: 'Later page' }).click();
    await expect(page.getByRole('heading', { name: 'Later page of release one' })).toBeVisible();
    // A new document does not try the bad release first.
    await page.goto(`/${name.slice(3)}`);
    await expect(page.getByText('Lines in the cart: 1')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Probe, release one');
  });
}

const inEffect = (code: string): Edit[] => [fault(`React.useEffect(() => { ${code} }, []);`)];

/** Faults without a fallback: the page and the rest of the site continue. */
const GOES_ON: Record<string, Edit[]> = {
  'throws in the handler of an event': inEffect(
    "document.addEventListener('click', () => { throw new Error('Ana Pop'); });",
  ),
  'floods the history': inEffect(
    "for (let i = 0; i < 500; i++) history.pushState(history.state, '', location.href);",
  ),
  leaks: inEffect(
    'const kept = Array.from({ length: 200 }, () => new Uint8Array(2 ** 20).fill(1)); Object.assign(window, { kept });',
  ),
};

for (const [what, faults] of Object.entries(GOES_ON)) {
  test.describe(what, () => {
    // The handler's error is expected.
    test.use({ breaksPolicy: what.startsWith('throws') });
    test(`a release that ${what}: its page goes on, and so does the rest of the site @matrix`, async ({
      page,
      platform,
    }) => {
      const name = `mf-probe-on${'abc'[Object.keys(GOES_ON).indexOf(what)]}` as const;
      await replaced(platform, name, faults);
      await page.goto(`/${name.slice(3)}`);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Probe, release two');
      await page.getByRole('button', { name: 'Add a line' }).click();
      await expect(page.getByText('Lines in the cart: 1')).toBeVisible();
      await page.getByRole('link', { name: 'Later page' }).click();
      await expect(heading).toHaveText('Later page of release two');
      await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto('/products');
      await expect(heading).toHaveText('Produse');
      await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
    });
  });
}

/** Longer than the test waits, but finite: an endless loop would outlive a failed test. */
const STUCK = 'const end = performance.now() + 25_000; while (performance.now() < end);';

/** A page that can be queried over CDP until it hangs; it is then killed and reopened. */
async function openTab(page: Page, platform: WorkerPlatform, name: string) {
  await page.goto('/faq');
  // Playwright drops a crashed page; the protocol still works.
  const tab = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) =>
    (await tab.send('Runtime.evaluate', { expression })).result.value as unknown;
  const answers = () =>
    Promise.race([
      evaluate('true'),
      new Promise((resolve) => setTimeout(() => resolve(false), 1000)),
    ]);
  const url = `${platform.addresses.shell}/${name.slice(3)}`;
  const open = () => tab.send('Page.navigate', { url });
  return {
    evaluate,
    open,
    heading: () => evaluate("document.querySelector('h1')?.textContent"),
    async endOnceItHangs() {
      await expect.poll(answers, { timeout: 15_000 }).toBe(false);
      const crashed = new Promise((resolve) => tab.once('Inspector.targetCrashed', resolve));
      tab.send('Page.crash').catch(() => {});
      await crashed;
    },
  };
}

test('a release that never lets the page go on: the next start of the tab opens the one before, and says so @matrix', async ({
  page,
  platform,
}) => {
  const name = 'mf-probe-loop';
  await replaced(platform, name, [fault(`React.useEffect(() => { ${STUCK} }, []);`)]);
  const { evaluate, open, heading, endOnceItHangs } = await openTab(page, platform, name);
  await open();
  await endOnceItHangs();
  await open();
  await expect.poll(heading, { timeout: 15_000 }).toBe('Probe, release one');
  await expect
    .poll(() => evaluate('document.body.textContent'))
    .toContain('versiunea ei anterioară');
});

/** The case of docs/bad-releases.md for loops that go unnoticed. */
test('a release that begins to loop long after its page came to rest: the next start opens it again @matrix', async ({
  page,
  platform,
}) => {
  const name = 'mf-probe-late';
  await replaced(platform, name, [
    fault(`React.useEffect(() => { setTimeout(() => { ${STUCK} }, 4000); }, []);`),
  ]);
  const { evaluate, open, heading, endOnceItHangs } = await openTab(page, platform, name);
  await open();
  await expect.poll(heading, { timeout: 15_000 }).toBe('Probe, release two');
  const mark = () => evaluate("sessionStorage.getItem('vitrina:mounting')");
  await expect.poll(mark, { timeout: 4000 }).toBeNull();
  await endOnceItHangs();
  await open();
  await expect.poll(heading, { timeout: 15_000 }).toBe('Probe, release two');
});
