import { fileURLToPath } from 'node:url';

/** Where the SQL of the schema lies. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../database/migrations', import.meta.url));
