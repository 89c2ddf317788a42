/** Full rows in every width of the grid. */
export const PAGE_SIZE = 24;
