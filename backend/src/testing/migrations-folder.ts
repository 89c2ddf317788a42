import { fileURLToPath } from 'node:url';

/** Folder of the migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../database/migrations', import.meta.url));
