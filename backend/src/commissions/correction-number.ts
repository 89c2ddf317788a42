/** `COR-000012`. */
export const correctionNumber = (number: number): string =>
  `COR-${String(number).padStart(6, '0')}`;
