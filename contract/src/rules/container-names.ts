/**
 * Why a container is not the remote's own; null when it is. Its name is the remote's, with `_` for `-`, and
 * one more part without `_` (the hash of the release): so no two remotes can share one, and none runs in the
 * place of another.
 */
export const containerProblem = (remote: string, container: string): string | null => {
  const prefix = `${remote.replaceAll('-', '_')}_`;
  return container.startsWith(prefix) && /^[0-9a-z]+$/.test(container.slice(prefix.length))
    ? null
    : `its container ${container} is not named ${prefix}<hash>`;
};
