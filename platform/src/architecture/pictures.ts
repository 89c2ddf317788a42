import { basename } from 'node:path';
import { type Arrow, drawGraph } from './draw-graph.ts';
import { packageGraph } from './package-graph.ts';
import { type Over, WAYS, type Way } from './ways.ts';

export const PICTURES = 'docs/pictures';

/** File name -> SVG. */
export const pictures = (): ReadonlyMap<string, string> =>
  new Map([
    ['packages.svg', drawGraph(packageGraph())],
    ...Object.entries(WAYS).map(([name, way]) => [`way-of-${name}.svg`, drawWay(way)] as const),
  ]);

function drawWay({ title, steps, arrows }: Way): string {
  const boxes = Object.entries(steps).map(([id, { file, name, does }]) => ({
    id,
    lines: [name, does, `${file.split('/')[0]}/…/${basename(file)}`],
  }));
  const drawn = arrows.map(([from, to, over]): Arrow => ({ from, to, label: labelOf(over) }));
  return drawGraph({ title, boxes, arrows: drawn });
}

function labelOf(over: Over | undefined): string | undefined {
  if (over === undefined) return undefined;
  return 'call' in over ? over.call : over.says;
}
