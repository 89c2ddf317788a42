import { writeFileSync } from 'node:fs';
import { remoteJsonSchema } from '../src/remote-json-schema.ts';

const file = new URL('../remote.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(remoteJsonSchema(), null, 2)}\n`);
