/** A stop of a gradient: offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const round = (value: number) => Math.round(value * 100) / 100;
/** Numbers of a path or attribute: two decimals, no exponent. */
export const n = (value: number) => String(round(value));

/**
 * A picture under construction: collects the gradients and filters of its markup, each once. Ids depend only
 * on the order of first use, so that equal parameters give equal text.
 */
export class Sheet {
  readonly size = 1200;
  readonly #ids = new Map<string, string>();
  readonly #definitions: string[] = [];

  #define(template: (id: string) => string): string {
    const key = template('');
    const known = this.#ids.get(key);
    if (known) return known;
    const id = `d${this.#ids.size}`;
    this.#ids.set(key, id);
    this.#definitions.push(template(id));
    return id;
  }

  /** Linear gradient across the shape's box, by default from left to right; end points are shares of the box. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string {
    return `url(#${this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stop).join('')}</linearGradient>`,
    )})`;
  }

  /** Radial gradient from the point (cx, cy) of the shape's box outwards. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return `url(#${this.#define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stop).join('')}</radialGradient>`,
    )})`;
  }

  /**
   * Filter attribute of a soft edge, `deviation` in units of the picture. It softens within 10 % beyond
   * the shape, so it is for large shapes: its cost is the area. Small soft spots are radial gradients.
   */
  blur(deviation: number): string {
    const id = this.#define(
      (name) =>
        `<filter id="${name}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  /** Any other definition, for example a clip path; returns `url(#…)`. */
  define(template: (id: string) => string): string {
    return `url(#${this.#define(template)})`;
  }

  /** The finished document around `body`. */
  close(body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.size} ${this.size}" width="${this.size}" height="${this.size}"><defs>${this.#definitions.join('')}</defs>${body}</svg>`;
  }
}

function stop([offset, color, opacity = 1]: Stop): string {
  const alpha = opacity === 1 ? '' : ` stop-opacity="${n(opacity)}"`;
  return `<stop offset="${n(offset)}" stop-color="${color}"${alpha}/>`;
}

/** A group moved, turned and scaled around its own origin. */
export function place(markup: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${markup}</g>`;
}
