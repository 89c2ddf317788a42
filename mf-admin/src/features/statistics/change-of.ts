const percent = new Intl.NumberFormat('ro-RO', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** `+12 %`; `null` where there is nothing to compare with. */
export const changeOf = (now: number, before: number): string | null =>
  before === 0 ? null : percent.format((now - before) / before);
