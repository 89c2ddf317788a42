import * as z from 'zod/mini';
import { remoteManifestSchema } from './remote.ts';

/** JSON Schema of `remote.json`, for editors; `pnpm --filter @vitrina/contract schema` writes it. */
export const remoteJsonSchema = () => ({
  ...z.toJSONSchema(remoteManifestSchema, { target: 'draft-7', io: 'input' }),
  title: 'remote.json: what a remote contributes',
});
