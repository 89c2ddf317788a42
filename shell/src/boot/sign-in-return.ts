/**
 * Takes a token out of the address at once (rulings 4). On `/reset-password` it is the reset
 * token, which stays in the history entry, so that a reload of the form still works.
 * @returns the token of a sign-in return, else `null`
 */
export function rememberSignInReturn(): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (!token) return null;
  url.searchParams.delete('token');
  const isReset = url.pathname === '/reset-password';
  // `usr` is where the router keeps the state of a location.
  const state = isReset ? { ...history.state, usr: { resetToken: token } } : history.state;
  history.replaceState(state, '', url);
  return isReset ? null : token;
}
