import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '@vitrina/federation/read-arguments';
import { findBrowser } from './browser.ts';
import { buildAll } from './build.ts';
import { findEngine, howToGet, OTHER_ENGINES } from './engines.ts';
import { ROOT, STATE_DIR } from './paths.ts';
import { runCommand } from './run-command.ts';
import { createScratchFolder } from './scratch-folder.ts';
import {
  addUp,
  lastWords,
  type Outcome,
  readBrowserReport,
  readUnitReport,
  summaryLine,
} from './test-summary.ts';

const REPORTS = join(STATE_DIR, 'reports');

/** `npm test`: runs every runner, also after a failure; the last line sums up. */
export async function main(args: string[]): Promise<number> {
  const scratch = createScratchFolder();
  process.env.TMPDIR = scratch;
  try {
    return await runAll(args);
  } finally {
    // Removes what tests leave in the temporary folder.
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function runAll(args: string[]): Promise<number> {
  const { values } = readArguments(args, { all: { type: 'boolean' } }, 'pnpm test');
  const all = values.all ?? false;
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const outcomes = [
    await section('Types', checkTypes),
    await section('Lint and format', checkLint),
    await section('Unit tests', () => runUnitTests(all)),
    await section('Builds', build),
    await section('Browser tests', () => runBrowserTests(all)),
  ];
  const total = addUp(outcomes);
  for (const engine of OTHER_ENGINES) if (!findEngine(engine)) console.log(`\n${howToGet(engine)}`);
  for (const { said } of outcomes) if (said) console.log(`\n${lastWords(said)}`);
  console.log(`\n${summaryLine(total)}`);
  return total.failed === 0 ? 0 : 1;
}

async function section(title: string, run: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const outcome = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, said: `${title}: ${error}` };
  });
  console.log(`   ${summaryLine(outcome)} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return outcome;
}

/** Workspace folders with a `tsconfig.json`, the embeds, and the template of remotes. */
const typedPackages = (): string[] =>
  [
    ...readdirSync(ROOT),
    ...readdirSync(join(ROOT, 'embeds')).map((name) => `embeds/${name}`),
    'create-remote/template',
  ].filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));

/** One compiler for each processor: it uses one. */
async function checkTypes(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  const waiting = typedPackages().values();
  const checkInTurn = async () => {
    for (const name of waiting) {
      const { code, output } = await runCommand('tsc', ['-p', name, '--pretty', 'false']);
      outcomes.push(ofOneStep(code, output));
    }
  };
  await Promise.all(cpus().map(checkInTurn));
  return addUp(outcomes);
}

async function checkLint(): Promise<Outcome> {
  const { code, output } = await runCommand('biome', ['check', '--max-diagnostics=50', '.']);
  return ofOneStep(code, output);
}

function ofOneStep(code: number, output: string): Outcome {
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(output);
  return { passed: 0, failed: 1, said: output };
}

/** In sequence: each with its own kind of threads (`rstest.config.ts`). */
const UNIT_PARTS = ['tools', 'pages'];

async function runUnitTests(all: boolean): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const part of UNIT_PARTS) {
    const report = join(REPORTS, `unit-${part}.json`);
    const { code, output } = await runCommand('rstest', ['run'], {
      env: {
        VITRINA_UNIT_PART: part,
        VITRINA_UNIT_REPORT: report,
        ...(all && { VITRINA_TEST_ALL: '1' }),
      },
    });
    const outcome = readUnitReport(readIfThere(report));
    const isWell = code === 0 && outcome.failed === 0;
    if (!isWell) console.log(output);
    outcomes.push(
      isWell ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1), said: output },
    );
  }
  return addUp(outcomes);
}

async function build(): Promise<Outcome> {
  await buildAll((line) => console.log(line));
  return { passed: 1, failed: 0 };
}

async function runBrowserTests(all: boolean): Promise<Outcome> {
  const report = join(REPORTS, 'browser.json');
  const browser = await findBrowser();
  const { code } = await runCommand('playwright', ['test'], {
    cwd: join(ROOT, 'e2e'),
    live: true,
    env: {
      VITRINA_BROWSER: browser,
      VITRINA_BROWSER_REPORT: report,
      ...(all && { VITRINA_TEST_ALL: '1' }),
    },
  });
  const outcome = readBrowserReport(readIfThere(report));
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
