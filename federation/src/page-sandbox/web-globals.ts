/** First part of every render bundle: web interfaces that ECMAScript lacks. */
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
  // Distinguishes instances within a run; equal in every run, because pages must not differ.
  crypto: {
    randomUUID: () => `00000000-0000-4000-8000-${nextId()}`,
  },
  ReadableStream,
  TextEncoder: Utf8Encoder,
  TextDecoder: Utf8Decoder,
});
