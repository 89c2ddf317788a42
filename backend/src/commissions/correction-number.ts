/** `COR-000012`, as people write it. */
export const correctionNumber = (number: number): string =>
  `COR-${String(number).padStart(6, '0')}`;
