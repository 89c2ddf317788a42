import { pictureAddress } from './picture-address.ts';

/** What a picture of the demo shows: one variant, or the whole product. */
export const PICTURE_KINDS = ['front', 'texture', 'shades', 'size', 'detail', 'carton'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Attributes of `img` and `source` for loading a picture in the displayed size. */
export interface PictureSources {
  src: string;
  /** AVIF by width; absent when the host has one size only. */
  avif?: string;
  /** WebP by width, for browsers without AVIF; absent when the host has one size only. */
  webp?: string;
  /** Width of `src` in px, when its name contains it. */
  width?: number;
  /** What it shows, when its name contains it. */
  shows?: PictureKind;
}

interface Widths {
  avif: readonly number[];
  webp: readonly number[];
}

/**
 * Widths in px of the demo's pictures on the reference file host, by the width in the catalogue's address. They
 * are named `{content hash}-{kind}-{width}.avif`; the catalogue names the widest WebP. Older databases have one WebP
 * and no kind.
 */
const WIDTHS: Readonly<Record<string, Widths>> = {
  960: { avif: [320, 640, 960], webp: [960] },
  1280: { avif: [320, 640, 960, 1280, 1920], webp: [1280] },
  1920: { avif: [320, 640, 960, 1280, 1920], webp: [640, 1280, 1920] },
};
const NAMED_BY_WIDTH = /^(.+\/[0-9a-f]{20}(?:-([a-z]+))?)-(\d+)\.webp$/;

/**
 * Sources of a catalogue picture; an address in another format is used unchanged. `null` when it cannot be a
 * picture's address (`pictureAddress`).
 * @example pictureSources('https://f.ro/ruj.png') // { src: 'https://f.ro/ruj.png' }
 */
export function pictureSources(address: string): PictureSources | null {
  const url = pictureAddress(address);
  if (url === null) return null;
  const [, stem, kind, width = ''] = NAMED_BY_WIDTH.exec(url) ?? [];
  const widths = WIDTHS[width];
  if (!stem || !widths) return { src: url };
  const named = (type: keyof Widths) =>
    widths[type].map((each) => `${stem}-${each}.${type} ${each}w`).join(', ');
  const shows = PICTURE_KINDS.find((one) => one === kind);
  return {
    ...{ src: url, avif: named('avif'), webp: named('webp'), width: Number(width) },
    ...(shows && { shows }),
  };
}
