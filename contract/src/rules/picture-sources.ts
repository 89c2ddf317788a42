/** What an `img` and its `source` need to load no more of a picture than they show. */
export interface PictureSources {
  src: string;
  /** AVIF by width; absent where the host keeps one size only. */
  avif?: string;
}

/**
 * Widths in px in which the reference file host keeps the demonstration's pictures. They are named
 * `{content hash}-{width}.avif`; the catalogue names the WebP for browsers without AVIF.
 */
const WIDTHS = [320, 640, 960];
const NAMED_BY_WIDTH = /^(.+\/[0-9a-f]{20})-960\.webp$/;

/** Sources of a catalogue picture. Any other address than a named one is used as it is. */
export function pictureSources(url: string): PictureSources {
  const stem = NAMED_BY_WIDTH.exec(url)?.[1];
  if (!stem) return { src: url };
  return { src: url, avif: WIDTHS.map((width) => `${stem}-${width}.avif ${width}w`).join(', ') };
}
