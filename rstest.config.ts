import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@rstest/core';

/** Their tests load native modules (database, builds), which a vm context cannot. */
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
  // The default leaves one core free, which is half of two. Threads start faster than processes; page tests
  // take half the time in vm contexts of a few threads.
  pool: { type: part === 'pages' ? 'vmThreads' : 'threads', maxWorkers: '100%' },
  // Shared modules (`isolate: false`) would save a quarter of the time of tools, but in two of five runs the backend
  // could then not compile the serializer of an answer, in a worker that had run other files.
  reporters: report ? ['default', ['json', { outputPath: report }]] : ['default'],
});
