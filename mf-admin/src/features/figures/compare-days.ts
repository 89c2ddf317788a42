export interface Compared {
  days: readonly number[];
  now: number;
  before: number;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

export function compareDays(values: readonly number[]): Compared {
  const middle = Math.floor(values.length / 2);
  const days = values.slice(middle);
  return { days, now: sum(days), before: sum(values.slice(0, middle)) };
}
