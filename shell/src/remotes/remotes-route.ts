/** Id of the shell's route that mounts without a parent are patched into. */
export const REMOTES_ROUTE = 'remotes';
