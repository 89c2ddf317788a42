import { askWorker } from '../workers/ask-worker.ts';
import { drawJpeg } from './draw-jpeg.ts';
import { source } from './draw-jpeg.worker.ts?source';

/** Scales and re-encodes off the main thread; on it where the browser gives no worker. */
export async function prepareImage(file: File, signal: AbortSignal): Promise<Blob> {
  try {
    return await askWorker<Blob>(source, file, signal);
  } catch (error) {
    if (error instanceof Error && error.name === 'WorkerUnavailableError') return drawJpeg(file);
    throw error;
  }
}
