/** Version of the HTTP and remote contract. A remote outside the shell's range is refused with a clear screen. */
export const CONTRACT_VERSION = '1.0.0';

/**
 * Whether contract `version` satisfies `range`: `^1.2.0` same major and not older, `~1.2.0` same
 * minor and not older, `1.2.0` exactly. Anything else satisfies nothing.
 * @example satisfiesContract('^1.2.0', '1.4.1') // true
 */
export function satisfiesContract(range: string, version: string): boolean {
  const wanted = /^([\^~]?)(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const offered = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!wanted || !offered) return false;
  const [major = 0, minor = 0, patch = 0] = wanted.slice(2).map(Number);
  const [hasMajor = 0, hasMinor = 0, hasPatch = 0] = offered.slice(1).map(Number);
  if (major !== hasMajor) return false;
  if (wanted[1] === '^') return hasMinor > minor || (hasMinor === minor && hasPatch >= patch);
  if (minor !== hasMinor) return false;
  return wanted[1] === '~' ? hasPatch >= patch : hasPatch === patch;
}
