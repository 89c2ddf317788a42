/** E-mail in the query: paths end up in logs. */
export const customerAddress = (email: string): string =>
  `/admin/customer?${new URLSearchParams({ email })}`;
