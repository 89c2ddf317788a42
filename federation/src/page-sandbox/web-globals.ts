/** First part of every render bundle: web interfaces that ECMAScript does not have. */
import 'core-js/actual/url';
import 'core-js/actual/url-search-params';
import { ReadableStream } from 'web-streams-polyfill';
import { Utf8Decoder, Utf8Encoder } from './text-coding.ts';

let lastId = 0;
function nextId(): string {
  lastId += 1;
  return String(lastId).padStart(12, '0');
}

Object.assign(globalThis, {
  // Tells instances of one run apart; the same in every run, because pages must not differ.
  crypto: {
    randomUUID: () => `00000000-0000-4000-8000-${nextId()}`,
  },
  ReadableStream,
  TextEncoder: Utf8Encoder,
  TextDecoder: Utf8Decoder,
});
