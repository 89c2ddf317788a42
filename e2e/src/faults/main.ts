/** `pnpm --filter e2e faults`: injects every fault of the list and prints the results. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@vitrina/platform/paths';
import { runCommand } from '@vitrina/platform/run-command';
import { type FaultReport, faultTable, isWell } from './fault-table.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrina-faults-'));
const report = join(dir, 'report.json');
try {
  const { code } = await runCommand('playwright', ['test', 'faults-', ...process.argv.slice(2)], {
    cwd: join(ROOT, 'e2e'),
    env: { VITRINA_BROWSER_REPORT: report, VITRINA_TEST_ALL: '1' },
    live: true,
  });
  const table = faultTable(JSON.parse(readFileSync(report, 'utf8')) as FaultReport);
  console.log(`\n${table}`);
  process.exitCode = code === 0 && isWell(table) ? 0 : 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
