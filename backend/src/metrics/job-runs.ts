import { Counter } from 'prom-client';

/** Runs of this process's jobs; `skipped`: another process was running it. */
export const jobRuns = new Counter({
  name: 'job_runs_total',
  help: 'Turns of the jobs, by how they ended.',
  labelNames: ['job', 'result'] as const,
  // Each API that serves metrics registers it in its own registry.
  registers: [],
});
