/**
 * Why a container is not the remote's own; null when it is. Its name is the remote's, with `_` for `-`, and
 * the release's hash, in older builds after its version. Remotes' names have no digits, so no two remotes can
 * share a container name, and none can run in place of another.
 */
export const containerProblem = (remote: string, container: string): string | null => {
  const prefix = `${remote.replaceAll('-', '_')}_`;
  return container.startsWith(prefix) &&
    /^(?:\d+_\d+_\d+_)?[0-9a-z]+$/.test(container.slice(prefix.length))
    ? null
    : `its container ${container} is not named ${prefix}<hash>`;
};
