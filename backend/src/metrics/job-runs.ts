import { Counter } from 'prom-client';

/** Turns of the jobs of this process; `skipped`: another process was doing it. */
export const jobRuns = new Counter({
  name: 'job_runs_total',
  help: 'Turns of the jobs, by how they ended.',
  labelNames: ['job', 'result'] as const,
  // Each API that shows metrics registers it with its own.
  registers: [],
});
