import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { account } from '../src/accounts.ts';
import { isConforming } from '../src/conformance/finding.ts';
import { pageLines } from '../src/conformance/pages.ts';
import { writeReport } from '../src/conformance/report.ts';
import { runConformance } from '../src/conformance/run-conformance.ts';
import { MARK } from '../src/conformance/samples.ts';
import { ACCOUNTS as LITERAL } from '../src/hosts/literal-host/seed/accounts.ts';
import { startLiteralHost } from '../src/hosts/literal-host/start-literal-host.ts';
import { startSpecOnlyHost } from '../src/hosts/spec-only-host.ts';
import { MISTAKES, startWrongHost } from '../src/hosts/wrong-host.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

const ACCOUNTS = { user: account('user'), admin: account('admin'), write: true };
const uploadOf = ({ addresses }: WorkerPlatform) => addresses.files + uploadFiles.path;

// A run marks notifications as read, and the next run needs unread ones.
test.beforeEach(({ platform }) => platform.sql('update notifications set is_read = false'));

// On a faulty host a run cannot clean up; later tests must not find its product.
test.afterEach(async ({ platform }) => {
  await platform.sql('update products set deleted_at = now() where name = $1', [MARK]);
  await platform.sql("update versions set version = version + 1 where name = 'catalogue'");
});

test('the reference backend conforms in every call', async ({ platform }) => {
  const { findings, capabilities } = await runConformance({
    host: platform.addresses.api,
    upload: uploadOf(platform),
    origins: [platform.addresses.shell, new URL(platform.addresses.embed).origin],
    ...ACCOUNTS,
  });
  expect(capabilities, writeReport(findings)).toEqual(CAPABILITIES);
  const others = findings.filter(({ verdict }) => verdict !== 'conforms');
  expect(others, writeReport(findings)).toEqual([]);
});

test('a host that knows only the specification conforms, its extensions missing @matrix', async ({
  platform,
}) => {
  const host = await startSpecOnlyHost(platform.addresses.api);
  const { findings, capabilities } = await runConformance({
    host: host.url,
    upload: uploadOf(platform),
    ...ACCOUNTS,
  });
  await host.close();
  expect(isConforming(findings), writeReport(findings)).toBe(true);
  expect(capabilities).toEqual([]);
  for (const { capability, verdict, name } of findings)
    expect(verdict, name).toMatch(capability ? /missing|not tried/ : 'conforms');
});

test('each of ten mistakes of a host is named @matrix', async ({ platform }) => {
  const host = await startWrongHost(platform.addresses.api);
  const { findings } = await runConformance({ host: host.url, ...ACCOUNTS });
  await host.close();
  expect(isConforming(findings)).toBe(false);
  for (const { call, told } of MISTAKES) {
    const finding = findings.find(({ name }) => name === call);
    expect(finding?.verdict, call).toMatch(/differs|lax/);
    expect(finding?.details.join('\n'), call).toContain(told);
  }
});

for (const profile of ['strict', 'sloppy'] as const) {
  test(`of a host of others that is ${profile} no page is given up, and nothing is listed @matrix`, async () => {
    const host = await startLiteralHost({ profile });
    const { findings, capabilities } = await runConformance({
      host: host.origin,
      user: LITERAL.maria,
      admin: LITERAL.admin,
      write: true,
      origins: ['https://exemplu.ro', 'https://embed.exemplu.ro'],
    });
    await host.stop();
    expect(capabilities).toEqual([]);
    expect(pageLines(findings, new Set()).filter((line) => line.startsWith('✗'))).toEqual([]);
  });
}

test('a host that does not answer is told so', async () => {
  const findings = runConformance({ host: 'http://localhost:1', ...ACCOUNTS });
  await expect(findings).rejects.toThrow();
});
