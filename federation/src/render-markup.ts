// React asks every empty buffer whether it is detached, which Node 20 cannot say by itself.
import 'core-js/actual/array-buffer/detached.js';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';

/** React puts what belongs into the head before the markup; a page names it in its other members. */
const HEAD_ELEMENTS = /^(?:<(?:link|meta) [^>]*>)*/;

/**
 * HTML of a page, for `render` of `src/pages-html.tsx`: waits for everything that suspends.
 * @param idPrefix begins the ids in it: unlike those of the shell and of other remotes
 * @throws what a component throws
 * @example const html = await renderMarkup(<h1>Salut</h1>, 'salut-');
 */
export async function renderMarkup(element: ReactNode, idPrefix: string): Promise<string> {
  let problem: unknown;
  const { prelude } = await prerender(element, {
    identifierPrefix: idPrefix,
    onError: (error) => {
      problem ??= error;
    },
    // All markup in its place: what is sent later would be put there by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (problem) throw problem;
  return (await textOf(prelude)).replace(HEAD_ELEMENTS, '');
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read())
    for (const byte of part.value) parts.push(byte);
  return new TextDecoder().decode(new Uint8Array(parts));
}
