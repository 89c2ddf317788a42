/** `pnpm run pictures`: draws the pictures of `docs/architecture.md`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { PICTURES, pictures } from './pictures.ts';

mkdirSync(join(ROOT, PICTURES), { recursive: true });
for (const [name, svg] of pictures()) writeFileSync(join(ROOT, PICTURES, name), svg);
