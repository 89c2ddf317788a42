import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

type Claim = Record<string, unknown>;
type Written = Record<string, Claim[]>;

/** A shell, mf-shop and mf-quiz with a live roster, and files edited by hand. */
async function deployed() {
  const dir = temporaryFolder('roster');
  const questions: string[] = [];
  const answers = { agreed: true };
  const { run, release, registry } = deploymentOn(() => folderStore(join(dir, 'store')), {
    ask: async (question) => {
      questions.push(question);
      return answers.agreed;
    },
  });
  await release('shell', sampleShell());
  for (const name of ['mf-shop', 'mf-quiz']) await release(name, sampleRemote(name, '00000001'));
  const write = (name: string, text: string) => {
    const file = join(dir, name);
    writeFileSync(file, text);
    return file;
  };
  const shown = async (name: string) => write(name, await run('roster', ''));
  await run('roster', await shown('first.json'));
  questions.length = 0;
  const printed = async () => JSON.parse(await run('roster', '')) as Written;
  const apply = (roster: unknown, name = 'roster.json') =>
    run('roster', write(name, JSON.stringify(roster, null, 2)));
  return { registry, printed, apply, questions, answers };
}

const claim = (id: string, path: string, more: Claim = {}): Claim => ({
  id,
  path,
  access: ['public'],
  documents: ['default'],
  preloadCalls: [],
  ...more,
});

/** A build with its page at `path`. */
function at(path: string, name: string, hash: string): string {
  const dir = sampleRemote(name, hash);
  const file = join(dir, 'release.json');
  const { mounts, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, mounts: [{ ...mounts[0], path }] }));
  return dir;
}

test('what is printed holds nothing that a roster cannot say', async () => {
  const { apply, printed } = await deployed();
  const roster = await printed();
  expect(Object.values(roster).flat()).toContainEqual(
    expect.objectContaining({ navigation: expect.any(Array) }),
  );
  expect(await apply(roster)).toMatch(/^the roster is that of /);
});

test('a place that is taken from a mount is told like anything else', async () => {
  const { apply, printed, questions } = await deployed();
  const { $of: _, ...roster } = await printed();
  const [shop] = roster['mf-shop'] ?? [];
  await apply({ ...roster, 'mf-shop': [{ ...shop, navigation: ['header', 'palette'] }] });
  questions.length = 0;
  await apply({ ...roster, 'mf-shop': [{ ...shop, navigation: ['palette'] }] });
  expect(questions).toEqual([expect.stringContaining('mf-shop: the place "header" for ')]);
});

test.each<[what: string, added: Written, said: RegExp]>([
  [
    'a place that there is not',
    { 'mf-blog': [claim('blog', '/blog', { navigation: ['heder'] })] },
    /roster\.json:\d+:\d+: mf-blog\.0\.navigation\.0: .*"header"/,
  ],
  [
    'a path of another remote',
    { 'mf-blog': [claim('blog', '/shop')] },
    /roster\.json:\d+:\d+: \/shop has two owners, mf-shop and mf-blog: leave it to one of them\.$/,
  ],
  [
    'a path twice for one mount',
    { 'mf-blog': [claim('blog', '/blog'), claim('blog', '/blog')] },
    /roster\.json:\d+:\d+: mf-blog has blog at \/blog twice, and only the first one counts: leave one\.$/,
  ],
  [
    'what the host answers',
    { 'mf-blog': [claim('blog', '/api/posts')] },
    /:\d+:\d+: .* takes \/api, /,
  ],
  [
    'a file of the shell',
    { 'mf-blog': [claim('blog', '/static')] },
    /:\d+:\d+: .* takes \/static, /,
  ],
  [
    'a page of the shell',
    { 'mf-blog': [claim('blog', '/faq')] },
    /:\d+:\d+: .* takes \/faq, a page of /,
  ],
  [
    'an access that there is not',
    { 'mf-blog': [claim('blog', '/blog', { access: ['publc'] })] },
    /roster\.json:\d+:\d+: mf-blog\.0\.access\.0: .*"public"\|"signed-in"/,
  ],
  [
    'a kind of document that there is not',
    { 'mf-blog': [claim('blog', '/blog', { documents: ['pay'] })] },
    /roster\.json:\d+:\d+: mf-blog\.0\.documents\.0: .*"default"\|"payment"/,
  ],
  [
    'a path that no mount can have',
    { 'mf-blog': [claim('blog', 'blog')] },
    /roster\.json:\d+:\d+: mf-blog\.0\.path: an absolute path/,
  ],
])('a roster with %s is refused at its line, and nothing changed', async (_, added, said) => {
  const { apply, printed, registry } = await deployed();
  const before = await registry();
  await expect(apply({ ...(await printed()), ...added })).rejects.toThrow(said);
  expect(await registry()).toEqual(before);
});

test('what releases of two remotes claim, one of them behind the live one, makes a first roster', async () => {
  const dir = temporaryFolder('first');
  const { run, release } = deploymentOn(() => folderStore(join(dir, 'store')));
  await release('shell', sampleShell());
  await release('mf-shop', at('/shop', 'mf-shop', '00000001'));
  await release('mf-shop', at('/shelf', 'mf-shop', '00000002'));
  await release('mf-blog', at('/shop', 'mf-blog', '00000001'));
  const file = join(dir, 'roster.json');
  writeFileSync(file, await run('roster', ''));
  expect(readFileSync(file, 'utf8').match(/"\/shop"/g)).toHaveLength(2);
  expect(await run('roster', '', { positionals: [file] })).toContain('the roster is that of');
});

test('a remote that nobody released, and a key that there is not, are said and kept', async () => {
  const { apply, printed, registry } = await deployed();
  const blog = [claim('blog', '/blog', { acces: 'x' })];
  const said = await apply({ ...(await printed()), 'mf-shp': [], 'mf-blog': blog });
  expect(said).toMatch(
    /roster\.json:\d+:\d+: no release of mf-shp is known\. Did you mean "mf-shop"\?/,
  );
  expect(said).toMatch(/roster\.json:\d+:\d+: no release of mf-blog is known\. /);
  expect(said).toMatch(
    /roster\.json:\d+:\d+: mf-blog\.0\.acces: there is no key "acces"\. Did you mean "access"\?/,
  );
  expect((await registry()).roster?.['mf-blog']).toEqual(blog);
});

test('of two who edit at once, the second one takes nothing away from the first', async () => {
  const { apply, printed, registry } = await deployed();
  const [mine, theirs] = [await printed(), await printed()];
  await apply({ ...mine, 'mf-blog': [claim('blog', '/blog')] }, 'mine.json');
  const before = await registry();
  await expect(
    apply({ ...theirs, 'mf-news': [claim('news', '/news')] }, 'theirs.json'),
  ).rejects.toThrow(
    /theirs\.json was made from a roster that is live no more, and would take away what came since: mf-blog: blog at \/blog\. Nothing was changed\. .*pnpm --silent roster/,
  );
  expect(await registry()).toEqual(before);
  await apply({ ...(await printed()), 'mf-news': [claim('news', '/news')] }, 'theirs.json');
  expect(Object.keys((await registry()).roster ?? {})).toEqual([
    'mf-shop',
    'mf-quiz',
    'mf-blog',
    'mf-news',
  ]);
});

test('two who edit at the same moment do not lose one of both', async () => {
  const { apply, printed, registry } = await deployed();
  const base = await printed();
  const ends = await Promise.allSettled(
    ['mf-blog', 'mf-news'].map((name) =>
      apply({ ...base, [name]: [claim('page', `/${name}`)] }, `${name}.json`),
    ),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(Object.keys((await registry()).roster ?? {})).toHaveLength(3);
});

test('a file that does not say what it was made from asks before it takes anything away', async () => {
  const { apply, printed, registry, questions, answers } = await deployed();
  const { $of: _, ...roster } = await printed();
  await apply({ ...roster, 'mf-blog': [claim('blog', '/blog', { access: ['user', 'admin'] })] });
  expect(questions).toEqual([]);
  answers.agreed = false;
  const less = { ...roster, 'mf-blog': [claim('blog', '/blog', { access: ['user'] })] };
  await expect(apply(less)).rejects.toThrow('Nothing was changed.');
  expect(questions).toEqual([
    expect.stringMatching(/takes away mf-blog: the access "admin" for blog\. Go on\?$/),
  ]);
  answers.agreed = true;
  await apply(less);
  expect((await registry()).roster?.['mf-blog']?.[0]?.access).toEqual(['user']);
});

test('what was made from the live roster may take away, and the same file again changes nothing', async () => {
  const { apply, printed, registry, questions } = await deployed();
  await apply({ ...(await printed()), 'mf-blog': [claim('blog', '/blog')] });
  const { 'mf-blog': _, ...less } = await printed();
  await apply(less);
  expect(Object.keys((await registry()).roster ?? {})).toEqual(['mf-shop', 'mf-quiz']);
  const { revision } = await registry();
  await apply(less);
  expect((await registry()).revision).toBe(revision);
  expect(questions).toEqual([]);
});
