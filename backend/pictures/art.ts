import type { Sheet } from './sheet.ts';

/** What a drawing of one variant is made from. */
export interface Art {
  sheet: Sheet;
  /** `#rrggbb` of the variant. */
  color: string;
  /** Colours of all variants of the product, this one first. */
  colors: readonly string[];
  /** Name on the label, capitals. */
  label: string;
  /** The variant's own sequence of numbers in [0, 1). */
  random: () => number;
}

/** Draws something that stands or lies on the origin. */
export type Drawing = (art: Art) => string;

/** The set behind a product: what is on the wall, and what the light falls through. */
export interface Backdrop {
  wall: 'arch' | 'disc' | 'plain';
  light: 'palm' | 'window' | 'none';
  /** `deep` for the evening mood of perfumes and candles. */
  mood?: 'deep';
}

/** One kind of product and how it is photographed. */
export interface Family {
  /** `studio`: standing before a wall. `table`: lying, seen from above. */
  camera: 'studio' | 'table';
  backdrop: Backdrop;
  /** Half the width of its foot: how broad plinth and shadow are. */
  radius: number;
  /** As it stands in the shop, on the origin. */
  product: Drawing;
  /** The close view: everything before the backdrop, in the picture's coordinates. */
  detail: Drawing;
  /** Width and height of its carton. */
  carton: readonly [width: number, height: number];
}
