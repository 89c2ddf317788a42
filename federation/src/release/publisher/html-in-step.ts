import * as z from 'zod/mini';
import { parseJson } from '../../read-json.ts';
import type { CommandOptions } from '../command-options.ts';
import { HTML_REVISION } from '../render-site.ts';
import { writeHtml } from '../write-html.ts';

const revisionSchema = z.object({ revision: z.int() });

/**
 * Writes the HTML of the live registry, unless it is written already.
 * @param changed remotes that this process changed
 * @returns what to tell, and what went wrong: the registry is live all the same
 */
export async function htmlInStep(
  { store, config }: Pick<CommandOptions, 'store' | 'config'>,
  revision: number,
  changed: readonly string[],
): Promise<{ lines: string[]; problems: string[] }> {
  try {
    if (!config) return { lines: [], problems: [] };
    const text = await store.readText(HTML_REVISION);
    const written = text ? parseJson(text, revisionSchema, HTML_REVISION).revision : -1;
    if (written === revision) return { lines: [], problems: [] };
    // What somebody else changed may be of any remote.
    const isAll = written + changed.length !== revision;
    return { lines: await writeHtml(store, config, isAll ? undefined : changed), problems: [] };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return {
      lines: [],
      problems: [`The HTML was not written, so new pages do not know what is live. ${problem}`],
    };
  }
}
