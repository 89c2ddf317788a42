declare module '*?source' {
  /** A worker, compiled into one text. */
  export const source: string;
}
