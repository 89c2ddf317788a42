/** Whether this page can read local storage. */
export function canReadStorage(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
