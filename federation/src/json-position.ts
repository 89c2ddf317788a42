import { findNodeAtLocation, parseTree } from 'jsonc-parser';

type Path = readonly (string | number)[];

/** `line:column` of a place in a text, both from 1, as editors count and open them. */
export function lineOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Where the value at `path` stands in a JSON text; where it is missing, what should hold it. */
export function positionOf(text: string, path: Path): string {
  const root = parseTree(text);
  for (let length = path.length; root && length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return lineOf(text, node.offset);
  }
  return lineOf(text, 0);
}

/** Where the key itself stands. */
export function positionOfKey(text: string, path: Path): string {
  const root = parseTree(text);
  const property = root && findNodeAtLocation(root, [...path])?.parent;
  return property ? lineOf(text, property.offset) : positionOf(text, path);
}
