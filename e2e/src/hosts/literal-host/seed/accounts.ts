/** Seeded accounts. Their tokens are valid from the start, as if stored by a browser. */
export const ACCOUNTS = {
  admin: { id: 1, email: 'admin@literal.test', password: 'Administrator-1!', token: 'first-day-1' },
  /** Has data on every page of the dashboard. */
  maria: { id: 2, email: 'maria@literal.test', password: 'Parola-Maria-1!', token: 'first-day-2' },
  ion: { id: 3, email: 'ion@literal.test', password: 'Parola-Ion-1!', token: 'first-day-3' },
  /** Has no data. */
  elena: { id: 4, email: 'elena@literal.test', password: 'Parola-Elena-1!', token: 'first-day-4' },
} as const;
