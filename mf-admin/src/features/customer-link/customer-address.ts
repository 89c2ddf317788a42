/** The page of whoever has this e-mail address. In the query, because paths are written into logs. */
export const customerAddress = (email: string): string =>
  `/admin/customer?${new URLSearchParams({ email })}`;
