/** First part of every render bundle: web interfaces that ECMAScript does not have. */
import 'core-js/actual/structured-clone';
import 'core-js/actual/url';
import 'core-js/actual/url-search-params';
import { ReadableStream } from 'web-streams-polyfill';
import { Utf8Decoder, Utf8Encoder } from './text-coding.ts';

Object.assign(globalThis, {
  ReadableStream,
  TextEncoder: Utf8Encoder,
  TextDecoder: Utf8Decoder,
});
