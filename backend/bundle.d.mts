/** @param outdir inside this package's folder, so that unbundled packages resolve */
export function bundle(
  program: string,
  outdir: string,
  options?: { sourcemap?: boolean },
): Promise<void>;
