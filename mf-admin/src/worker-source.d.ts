declare module '*?source' {
  /** Source of a worker, compiled to one text. */
  export const source: string;
}
