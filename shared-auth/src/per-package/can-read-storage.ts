/** Whether the browser lets this page read local storage. */
export function canReadStorage(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
