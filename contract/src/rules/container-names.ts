/**
 * Why a container is not the remote's own; null when it is. Its name is the remote's, with `_` for `-`, and
 * the hash of the release, in older builds after its version. Names of remotes have no digits: so no
 * two remotes can share one, and none runs in the place of another.
 */
export const containerProblem = (remote: string, container: string): string | null => {
  const prefix = `${remote.replaceAll('-', '_')}_`;
  return container.startsWith(prefix) &&
    /^(?:\d+_\d+_\d+_)?[0-9a-z]+$/.test(container.slice(prefix.length))
    ? null
    : `its container ${container} is not named ${prefix}<hash>`;
};
