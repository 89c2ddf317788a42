declare module '*?source' {
  /** A worker, compiled to one text. */
  export const source: string;
}
