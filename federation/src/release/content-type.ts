import { basename, extname } from 'node:path';
import { SPECULATION_RULES_PATH, SPECULATION_RULES_TYPE } from '../speculation-rules.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.conf': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
  '.xml': 'application/xml; charset=utf-8',
};

const BY_NAME: Record<string, string> = {
  [basename(SPECULATION_RULES_PATH)]: SPECULATION_RULES_TYPE,
};

/** The `Content-Type` of a release's file. */
export const contentType = (file: string): string =>
  BY_NAME[basename(file)] ?? TYPES[extname(file)] ?? 'application/octet-stream';
