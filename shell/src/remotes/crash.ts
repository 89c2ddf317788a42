import { isApiCallError } from '@vitrina/shared-auth/api/errors';
import { isRouteErrorResponse } from 'react-router-dom';
import { isChunkError } from './is-chunk-error.ts';
import { isRemoteLoadError } from './remote-load-error.ts';

/**
 * Reportable facts of an error. Messages and addresses may contain personal input, so they are left out.
 */
export interface Crash {
  name: string;
  code?: string;
  /** Innermost first, as `file.js:line:column`. */
  frames: string[];
}

/**
 * Whether an error that stopped a page is in its code: neither an answer of the host nor a missing file.
 */
export const isCrash = (error: unknown): boolean =>
  !isRemoteLoadError(error) &&
  !isRouteErrorResponse(error) &&
  !isChunkError(error) &&
  !isApiCallError(error);

const MAX_FRAMES = 10;
const WORD = /^\w{1,40}$/;
/** Last part of a script's address, without a query string. */
const FRAME = /\/([\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)\)?$/;

export function describeCrash(error: unknown): Crash {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const { name, message, stack = '' } = error;
  const code = 'code' in error ? String(error.code) : '';
  const frames = stack
    // A message may look like frames.
    .replace(message, '')
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = FRAME.exec(line.trim()) ?? [];
      return file ? [`${file}:${row}:${column}`] : [];
    });
  return {
    name: WORD.test(name) ? name : 'Error',
    ...(WORD.test(code) && { code }),
    frames: frames.slice(0, MAX_FRAMES),
  };
}
