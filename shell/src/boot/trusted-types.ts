interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<
      'createScriptURL' | 'createScript' | 'createHTML',
      (text: string) => string | null
    >,
  ): unknown;
}

/**
 * One `default` policy that lets scripts come from this origin and the remotes' only. A policy a
 * remote would throw as soon as a second release of it creates the same name again.
 * @param remotes origins that code of remotes may come from
 */
export function installTrustedTypes(remotes: readonly string[]): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return;
  const origins = new Set([location.origin, ...remotes]);
  factory.createPolicy('default', {
    // Emptying an element is all that a library may do with markup (the chart library does, to clean up).
    createHTML: (html) => (html === '' ? html : null),
    // Data blocks for search engines: what is JSON does nothing, even if it were run.
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (origins.has(new URL(url, location.href).origin) ? url : null),
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
