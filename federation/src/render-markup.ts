// React checks whether empty buffers are detached, which Node 20 does not support.
import 'core-js/actual/array-buffer/detached.js';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';

/** React emits head elements before the markup; a page names them in its other members. */
const HEAD_ELEMENTS = /^(?:<(?:link|meta) [^>]*>)*/;

/**
 * HTML of a page, for `render` of `src/pages-html.tsx`; waits for everything that suspends.
 * @param idPrefix of the ids in it; must differ from the shell's and other remotes'
 * @throws any error of a component
 * @example const html = await renderMarkup(<h1>Salut</h1>, 'salut-');
 */
export async function renderMarkup(element: ReactNode, idPrefix: string): Promise<string> {
  let problem: unknown;
  const { prelude } = await prerender(element, {
    identifierPrefix: idPrefix,
    onError: (error) => {
      problem ??= error;
    },
    // All markup in place: React would insert later chunks by inline script.
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
