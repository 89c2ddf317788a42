import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

export interface RunbookSection {
  title: string;
  text: string;
  /** Lines of its command blocks. */
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
