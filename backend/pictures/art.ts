import type { Sheet } from './sheet.ts';

/** Inputs of a variant's drawing. */
export interface Art {
  sheet: Sheet;
  /** `#rrggbb` of the variant. */
  color: string;
  /** Colours of all variants of the product, this one first. */
  colors: readonly string[];
  /** Name on the label, capitals. */
  label: string;
  /** Seeded per variant; numbers in [0, 1). */
  random: () => number;
}

/** Draws something that stands or lies on the origin. */
export type Drawing = (art: Art) => string;

/** Backdrop of a product: the shape on the wall, and the pattern of the light. */
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
  /** Half the width of its foot; sets the width of plinth and shadow. */
  radius: number;
  /** As it stands in the shop, on the origin. */
  product: Drawing;
  /** The close view: everything before the backdrop, in the picture's coordinates. */
  detail: Drawing;
  /** Width and height of its carton. */
  carton: readonly [width: number, height: number];
}
