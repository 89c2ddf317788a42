import { timingSafeEqual } from 'node:crypto';
import { and, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Config, isDeployed } from '../config.ts';
import { mails } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { hashToken } from '../sessions/tokens.ts';
import { jobRuns } from './job-runs.ts';

/** Seconds; the pages assume answers under 0.1. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** For Prometheus, with METRICS_TOKEN; without it, for this machine unless deployed. */
export function metricsRoutes(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by the template of the route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  registry.registerMetric(jobRuns);
  outboxGauge(app, registry);
  poolGauge(app, registry);

  app.addHook('onResponse', async (request, reply) => {
    // The route's template: addresses have unbounded values.
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/metrics', { logLevel: 'warn', config: { isPublic: true } }, async (request, reply) => {
    if (!mayRead(request, app.context.config)) throw new HttpError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead({ headers, ip }: FastifyRequest, config: Config): boolean {
  const { metricsToken: token } = config;
  if (token !== null) {
    const digest = (text: string) => Buffer.from(hashToken(text));
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  }
  // A proxy on this machine makes every request local, and not every proxy adds a header.
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isDeployed(config) && !isForwarded && LOOPBACK.includes(ip);
}

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

const outboxGauge = ({ context }: FastifyInstance, registry: Registry) =>
  new Gauge({
    name: 'outbox_mails_waiting',
    help: 'Mails that are due and not sent.',
    registers: [registry],
    async collect() {
      const due = and(isNull(mails.sentAt), sql`${mails.sendAfter} <= now()`);
      this.set(await context.db.$count(mails, due));
    },
  });

const poolGauge = ({ context }: FastifyInstance, registry: Registry) =>
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by what they do; waiting are requests without one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = context.db.$client;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
