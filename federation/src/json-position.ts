import { findNodeAtLocation, parseTree } from 'jsonc-parser';

type Path = readonly (string | number)[];

/** `line:column` in a text, both from 1, as editors do. */
export function lineOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Position of the value at `path` in a JSON text; for a missing one, of its parent. */
export function positionOf(text: string, path: Path): string {
  const root = parseTree(text);
  for (let length = path.length; root && length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return lineOf(text, node.offset);
  }
  return lineOf(text, 0);
}

/** Position of the key itself. */
export function positionOfKey(text: string, path: Path): string {
  const root = parseTree(text);
  const property = root && findNodeAtLocation(root, [...path])?.parent;
  return property ? lineOf(text, property.offset) : positionOf(text, path);
}
