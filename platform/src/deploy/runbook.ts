import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/** A section of the runbook: what stands below a heading of the second level. */
export interface RunbookSection {
  title: string;
  text: string;
  /** Lines of its blocks of commands. */
  commands: string[];
}

export function runbookSections(): RunbookSection[] {
  const text = readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)];
      const commands = blocks.flatMap(([, block = '']) => block.trim().split('\n'));
      return { title: section.slice(0, end), text: section.slice(end), commands };
    });
}
