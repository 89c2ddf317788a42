import type { VersionAnswer } from '@vitrina/contract/rules/version-answers';
import { type SQL, sql } from 'drizzle-orm';
import { requestVersions, websiteRequests } from '../database/schema.ts';

// Columns of the outer query are qualified: with a single table the builder omits its name.

const ofNewest = <T>(column: 'number' | 'answer'): SQL<T | null> => sql<T | null>`(
  select version.${sql.raw(column)} from ${requestVersions} version
  where version.request_id = ${websiteRequests}.id order by version.number desc limit 1)`;

/** Column for queries of requests: number of the newest version; null without one. */
export const versionNumber = (): SQL<number | null> => ofNewest<number>('number');

/** Column for queries of requests: the owner's answer to it; null without an answer or a version. */
export const versionAnswer = (): SQL<VersionAnswer | null> => ofNewest<VersionAnswer>('answer');
