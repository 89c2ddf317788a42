/** @param outdir in this package's folder, where the packages are found that are not bundled */
export function bundle(
  program: string,
  outdir: string,
  options?: { sourcemap?: boolean },
): Promise<void>;
