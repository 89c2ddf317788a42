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
 * A `default` policy that allows scripts only from this origin and the remotes'. Without it a remote's own
 * policy would throw when its second release creates the same name.
 * @param remotes allowed origins of remote code
 */
export function installTrustedTypes(remotes: readonly string[]): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return;
  const origins = new Set([location.origin, ...remotes]);
  factory.createPolicy('default', {
    // Libraries may only empty an element (the chart library does, for cleaning up).
    createHTML: (html) => (html === '' ? html : null),
    // Data blocks for search engines: JSON has no effect even if it is executed.
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
