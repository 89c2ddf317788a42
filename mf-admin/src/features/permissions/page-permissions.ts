import { mounts } from '../../../remote.json';

export type Needed = string | readonly string[];

const needed: Readonly<Record<string, Needed>> = mounts[0]?.permissions ?? {};

/**
 * Permission a page needs; undefined when all staff may use it. Navigation links derive from the same lines
 * of `remote.json`.
 * @param page path in its route: `order/:id`
 */
export const neededFor = (page: string): Needed | undefined => needed[page];
