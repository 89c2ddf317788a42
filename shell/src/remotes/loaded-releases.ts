/** Remote -> the release that was offered when code of it was loaded into this page. */
export const loadedReleases = new Map<string, string>();
