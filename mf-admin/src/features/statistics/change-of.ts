const percent = new Intl.NumberFormat('ro-RO', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** undefined when the percentage reads 0. */
export function wayOf(now: number, before: number): 'up' | 'down' | undefined {
  const change = before === 0 ? now : Math.round(((now - before) / before) * 100);
  if (change === 0) return undefined;
  return change > 0 ? 'up' : 'down';
}

/** `+12 %`; `null` without a base. */
export const changeOf = (now: number, before: number): string | null =>
  before === 0 ? null : percent.format((now - before) / before);
