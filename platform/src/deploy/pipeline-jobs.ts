import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { packageDir } from '../paths.ts';

const jobSchema = z.object({
  env: z._default(z.record(z.string(), z.string()), {}),
  steps: z.array(z.object({ name: z.optional(z.string()), run: z.optional(z.string()) })),
});
const workflowSchema = z.object({ jobs: z.record(z.string(), jobSchema) });
export type PipelineJob = z.output<typeof jobSchema>;

/** The jobs of a GitHub workflow. @throws Error with GitHub's reasons for refusing it */
export async function pipelineJobs(
  name: string,
  content: string,
): Promise<Record<string, PipelineJob>> {
  const { NoOperationTraceWriter, parseWorkflow } = await loadParser();
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (errors.length > 0) throw new Error(`${name}:\n  ${errors.join('\n  ')}`);
  return workflowSchema.parse(parse(content, { merge: true })).jobs;
}

/** Bundled first: it imports JSON in a way Node 20 refuses. */
async function loadParser(): Promise<typeof import('@actions/workflow-parser')> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'vitrina-parser-')), 'parser.cjs');
  const contents = "export * from '@actions/workflow-parser'";
  const stdin = { contents, resolveDir: packageDir('platform') };
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'cjs' });
  return createRequire(import.meta.url)(outfile);
}
