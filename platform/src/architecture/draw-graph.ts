import { Graph, layout } from '@dagrejs/dagre';

export interface Box {
  id: string;
  /** Name first, then details. */
  lines: readonly string[];
}

export interface Arrow {
  from: string;
  to: string;
  label?: string | undefined;
}

export interface Picture {
  title: string;
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}

const LINE = 18;
const PADDING = 12;
const MARGIN = 16;
/** Width of a letter, for sizing boxes; the font is monospaced, so that the text fits everywhere. */
const LETTER = 7.3;

const widthOf = (lines: readonly string[]): number =>
  Math.ceil(Math.max(...lines.map(({ length }) => length)) * LETTER) + 2 * PADDING;

/** SVG of boxes and arrows, for light and dark pages; deterministic. */
export function drawGraph({ title, boxes, arrows }: Picture): string {
  const graph = new Graph({ multigraph: false });
  graph.setGraph({ rankdir: 'TB', nodesep: 24, ranksep: 36, marginx: MARGIN, marginy: MARGIN });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, lines } of boxes)
    graph.setNode(id, { width: widthOf(lines), height: lines.length * LINE + PADDING });
  for (const { from, to, label } of arrows)
    graph.setEdge(from, to, label ? { width: widthOf([label]), height: LINE } : {});
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const drawn = [
    ...arrows.map((arrow) => drawArrow(arrow, graph.edge(arrow.from, arrow.to))),
    ...boxes.map((box) => drawBox(box, graph.node(box.id))),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" role="img">`,
    `  <title>${escaped(title)}</title>`,
    STYLE,
    ...drawn.flat().map((line) => `  ${line}`),
    '</svg>',
    '',
  ].join('\n');
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawBox({ lines }: Box, { x, y, width, height }: Place): string[] {
  const top = y - height / 2;
  const texts = lines.map((line, index) => {
    const kind = index === 0 ? 'name' : 'more';
    return `<text class="${kind}" x="${at(x)}" y="${at(top + (index + 1) * LINE)}">${escaped(line)}</text>`;
  });
  const corner = `x="${at(x - width / 2)}" y="${at(top)}"`;
  return [`<rect ${corner} width="${at(width)}" height="${at(height)}" rx="6"/>`, ...texts];
}

interface Line {
  points: ReadonlyArray<{ x: number; y: number }>;
  x?: number;
  y?: number;
}

function drawArrow({ label }: Arrow, { points, x, y }: Line): string[] {
  const line = points.map((point) => `${at(point.x)},${at(point.y)}`).join(' ');
  const drawn = `<polyline points="${line}" marker-end="url(#end)"/>`;
  if (!label || x === undefined || y === undefined) return [drawn];
  return [drawn, `<text class="label" x="${at(x)}" y="${at(y + 4)}">${escaped(label)}</text>`];
}

const at = (value: number): string => String(Math.round(value * 10) / 10);

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const STYLE = `  <style>
    text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; text-anchor: middle; fill: #1f2937 }
    .name { font-weight: 600 }
    .more { fill: #4b5563 }
    .label { fill: #0f766e; paint-order: stroke; stroke: #fff; stroke-width: 4px }
    rect { fill: #f8fafc; stroke: #94a3b8 }
    polyline { fill: none; stroke: #64748b }
    #end path { fill: #64748b }
    @media (prefers-color-scheme: dark) {
      text { fill: #e5e7eb }
      .more { fill: #9ca3af }
      .label { fill: #5eead4; stroke: #0d1117 }
      rect { fill: #161b22; stroke: #6b7280 }
    }
  </style>
  <defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>`;
