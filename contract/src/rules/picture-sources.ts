/** What an `img` and its `source` need to load no more of a picture than they show. */
export interface PictureSources {
  src: string;
  /** AVIF by width; absent where the host keeps one size only. */
  avif?: string;
  /** Of `src`, in px, where its name tells it. */
  width?: number;
}

/**
 * Widths in px in which the reference file host keeps the demonstration's pictures, by the width of their WebP.
 * They are named `{content hash}-{width}.avif`; the catalogue names the WebP for browsers without AVIF. A database
 * that was seeded earlier names pictures that end at 960.
 */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  960: [320, 640, 960],
  1280: [320, 640, 960, 1280, 1920],
};
const NAMED_BY_WIDTH = /^(.+\/[0-9a-f]{20})-(\d+)\.webp$/;

/** Sources of a catalogue picture. Any other address than a named one is used as it is. */
export function pictureSources(url: string): PictureSources {
  const [, stem, width = ''] = NAMED_BY_WIDTH.exec(url) ?? [];
  const widths = WIDTHS[width];
  if (!stem || !widths) return { src: url };
  return {
    src: url,
    avif: widths.map((each) => `${stem}-${each}.avif ${each}w`).join(', '),
    width: Number(width),
  };
}
