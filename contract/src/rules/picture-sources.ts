/** Attributes of `img` and `source` for loading a picture in the displayed size. */
export interface PictureSources {
  src: string;
  /** AVIF by width; absent when the host has one size only. */
  avif?: string;
}

/**
 * Widths in px of the demo's pictures on the reference file host, named `{content hash}-{width}.avif`; the
 * catalogue names the WebP for browsers without AVIF.
 */
const WIDTHS = [320, 640, 960];
const NAMED_BY_WIDTH = /^(.+\/[0-9a-f]{20})-960\.webp$/;

/** Sources of a catalogue picture; an address of another form is used as it is. */
export function pictureSources(url: string): PictureSources {
  const stem = NAMED_BY_WIDTH.exec(url)?.[1];
  if (!stem) return { src: url };
  return { src: url, avif: WIDTHS.map((width) => `${stem}-${width}.avif ${width}w`).join(', ') };
}
