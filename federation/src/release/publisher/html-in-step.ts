import type { PlatformConfig } from '@vitrina/contract/config';
import * as z from 'zod/mini';
import { parseJson } from '../../read-json.ts';
import type { ReleaseStore } from '../release-store.ts';
import { HTML_REVISION } from '../render-site.ts';
import { writeDocuments } from '../write-html.ts';

const revisionSchema = z.object({ revision: z.int() });

/**
 * Writes the documents of the live registry, unless they are up to date.
 * @returns lines and alarms; an alarm does not change that the registry is live
 */
export async function htmlInStep(
  { store, config }: { store: ReleaseStore; config: PlatformConfig },
  revision: number,
): Promise<{ lines: string[]; problems: string[] }> {
  try {
    const text = await store.readText(HTML_REVISION);
    const written = text ? parseJson(text, revisionSchema, HTML_REVISION).revision : -1;
    if (written === revision) return { lines: [], problems: [] };
    return { lines: [await writeDocuments(store, config)], problems: [] };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return {
      lines: [],
      problems: [`The HTML was not written, so new pages do not know what is live. ${problem}`],
    };
  }
}
