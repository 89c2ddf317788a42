#!/usr/bin/env node
/** In the workspace the command runs from source; a published package has it built (`publishConfig`). */
import { register } from 'tsx/esm/api';

register();
await import('../src/dev-cli.ts');
