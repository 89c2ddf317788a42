import { askWorker } from '../workers/ask-worker.ts';
import { drawJpeg } from './draw-jpeg.ts';
import { source } from './draw-jpeg.worker.ts?source';

/** In a worker, or on the main thread where workers are refused. */
export async function prepareImage(file: File, signal: AbortSignal): Promise<Blob> {
  try {
    return await askWorker<Blob>(source, file, signal);
  } catch (error) {
    if (error instanceof Error && error.name === 'WorkerUnavailableError') return drawJpeg(file);
    throw error;
  }
}
