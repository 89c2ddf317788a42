import { messages } from '../../messages.ts';

const text = messages.upload;

export function uploadMessage(error: unknown): string {
  if (!(error instanceof Error)) return text.failed;
  if (error.name === 'EmptyCanvasError') return text.emptyCanvas;
  if (error.name === 'UploadRefusedError')
    return (error as Error & { serverMessage: string | null }).serverMessage ?? text.fileFailed;
  return text.failed;
}
