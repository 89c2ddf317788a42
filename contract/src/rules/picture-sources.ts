import { pictureAddress } from './picture-address.ts';

/** Attributes of `img` and `source` for loading a picture in the displayed size. */
export interface PictureSources {
  src: string;
  /** AVIF by width; absent when the host has one size only. */
  avif?: string;
  /** Width of `src` in px, when its name contains it. */
  width?: number;
}

/**
 * Widths in px of the demo's pictures on the reference file host, by the width of their WebP. They are named
 * `{content hash}-{width}.avif`; the catalogue names the WebP for browsers without AVIF. Older databases name
 * pictures of at most 960 px.
 */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  960: [320, 640, 960],
  1280: [320, 640, 960, 1280, 1920],
};
const NAMED_BY_WIDTH = /^(.+\/[0-9a-f]{20})-(\d+)\.webp$/;

/**
 * Sources of a catalogue picture; an address of another form is used as it is. `null` when the address is
 * none of a picture.
 */
export function pictureSources(address: string): PictureSources | null {
  const url = pictureAddress(address);
  if (url === null) return null;
  const [, stem, width = ''] = NAMED_BY_WIDTH.exec(url) ?? [];
  const widths = WIDTHS[width];
  if (!stem || !widths) return { src: url };
  return {
    src: url,
    avif: widths.map((each) => `${stem}-${each}.avif ${each}w`).join(', '),
    width: Number(width),
  };
}
