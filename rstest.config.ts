import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@rstest/core';

/** Their tests bring a native module, which cannot be loaded in a context: database, builds. */
const OF_TOOLS = ['backend', 'federation', 'platform'];

const { VITRINA_UNIT_REPORT: report, VITRINA_UNIT_PART: part } = process.env;

const folders = [
  ...readdirSync(import.meta.dirname),
  ...readdirSync(join(import.meta.dirname, 'embeds')).map((folder) => `embeds/${folder}`),
  'create-remote/template',
].filter((folder) => existsSync(join(import.meta.dirname, folder, 'rstest.config.ts')));
const wanted = {
  tools: OF_TOOLS,
  pages: folders.filter((folder) => !OF_TOOLS.includes(folder)),
};

/** Every package's unit tests in one run, or one part of them. */
export default defineConfig({
  projects: (part === 'tools' || part === 'pages' ? wanted[part] : folders).map(
    (folder) => `${folder}/rstest.config.ts`,
  ),
  // By default one worker is left out, which on two cores is half of them. Threads start faster, and
  // in contexts of a few threads page tests take half the time.
  pool: { type: part === 'pages' ? 'vmThreads' : 'threads', maxWorkers: '100%' },
  // Loading the host anew takes longer than most of its tests. So test files of tools share what they load,
  // and leave nothing behind in a module; contexts of page tests cannot share.
  isolate: part !== 'tools',
  reporters: report ? ['default', ['json', { outputPath: report }]] : ['default'],
});
