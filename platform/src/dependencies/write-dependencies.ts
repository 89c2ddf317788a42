/** `pnpm run dependencies`: writes `docs/dependencies.md` from the installation and the registry. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { type Dependency, directDependencies } from './direct-dependencies.ts';
import { licenceOf, type Row, readTable, whyOf, writeTable } from './table.ts';

const FILE = join(ROOT, 'docs/dependencies.md');
const QUESTIONS_AT_ONCE = 4;

const published = z.object({
  license: z._default(z.string(), ''),
  scripts: z._default(z.record(z.string(), z.string()), {}),
  'dist-tags.latest': z.string(),
  time: z.record(z.string(), z.string()),
});

/** Registry data of a version; null without an answer. */
async function ask(name: string, version: string): Promise<z.output<typeof published> | null> {
  const fields = ['license', 'scripts', 'dist-tags.latest', 'time'];
  const args = ['view', `${name}@${version}`, ...fields, '--json', '--loglevel=error'];
  const { output } = await runCommand('npm', args);
  try {
    return published.parse(JSON.parse(output));
  } catch {
    console.warn(`${name}: the registry told nothing; what was known stays.`);
    return null;
  }
}

async function rowOf(dependency: Dependency, known: Row | undefined): Promise<Row> {
  const { name, publishedAs, version, installed } = dependency;
  const answer = await ask(publishedAs, version);
  const day = answer?.time[answer['dist-tags.latest']]?.slice(0, 10);
  const newest =
    answer?.['dist-tags.latest'] === version ? '' : ` (${answer?.['dist-tags.latest']})`;
  const hasScript = installed?.hasInstallScript ?? (answer && 'postinstall' in answer.scripts);
  return {
    ...{ name, version, why: whyOf(name) },
    licence: licenceOf(name, installed?.licence ?? answer?.license ?? known?.licence ?? ''),
    lastRelease: day ? `${day}${newest}` : (known?.lastRelease ?? ''),
    installScript: (hasScript ?? known?.installScript === 'yes') ? 'yes' : 'no',
  };
}

const known = existsSync(FILE) ? readTable(readFileSync(FILE, 'utf8')) : new Map<string, Row>();
const dependencies = directDependencies();
const rows: Row[] = [];
const queue = dependencies.entries();
const worker = async () => {
  for (const [index, dependency] of queue)
    rows[index] = await rowOf(dependency, known.get(dependency.name));
};
await Promise.all(Array.from({ length: QUESTIONS_AT_ONCE }, worker));
writeFileSync(FILE, writeTable(rows));
await runCommand('biome', ['format', '--write', FILE]);
const unexplained = rows.filter(({ why }) => !why).map(({ name }) => name);
if (unexplained.length > 0) {
  console.error(`platform/src/dependencies/why.ts does not say why: ${unexplained.join(', ')}`);
  process.exitCode = 1;
}
