import { mounts } from '../../../remote.json';

export type Needed = string | readonly string[];

const needed: Readonly<Record<string, Needed>> = mounts[0]?.permissions ?? {};

/**
 * What staff must hold for a page of the console; undefined for a page that all of them may use. The
 * links to it derive from the same lines of `remote.json`.
 * @param page as its route names it: `order/:id`
 */
export const neededFor = (page: string): Needed | undefined => needed[page];
