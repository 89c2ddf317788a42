import type { VersionAnswer } from '@vitrina/contract/rules/version-answers';
import { type SQL, sql } from 'drizzle-orm';
import { requestVersions, websiteRequests } from '../database/schema.ts';

// Columns of the outer query by their table's name: of one table alone the builder would write none.

const ofNewest = <T>(column: 'number' | 'answer'): SQL<T | null> => sql<T | null>`(
  select version.${sql.raw(column)} from ${requestVersions} version
  where version.request_id = ${websiteRequests}.id order by version.number desc limit 1)`;

/** The number of the newest version of a request, as a column of a query of requests; null without one. */
export const versionNumber = (): SQL<number | null> => ofNewest<number>('number');

/** What its owner said of it; null while they have not, and without a version. */
export const versionAnswer = (): SQL<VersionAnswer | null> => ofNewest<VersionAnswer>('answer');
