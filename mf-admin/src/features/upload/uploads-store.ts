import { create } from 'zustand';
import { messages } from '../../messages.ts';
import { fetchTicket, postFile } from './post-file.ts';
import { prepareImage } from './prepare-image.ts';

/** A file on its way; removed once it arrived. */
interface UploadEntry {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1 */
  progress: number;
  error: string | null;
}

export interface ArrivedImage {
  name: string;
  url: string;
}

interface Uploads {
  entries: readonly UploadEntry[];
  arrived: readonly ArrivedImage[];
}

export const NO_UPLOADS: Uploads = { entries: [], arrived: [] };

/** Keyed by form, and outliving it: uploads of a hidden form wait here. */
export const useUploadsStore = create<Readonly<Record<string, Uploads>>>(() => ({}));

let lastId = 0;
const running = new Set<string>();
const stops = new Map<number, AbortController>();

const uploadsOf = (form: string) => useUploadsStore.getState()[form] ?? NO_UPLOADS;
const setUploads = (form: string, values: Partial<Uploads>) =>
  useUploadsStore.setState({ [form]: { ...uploadsOf(form), ...values } });
const change = (form: string, id: number, values: Partial<UploadEntry>) =>
  setUploads(form, {
    entries: uploadsOf(form).entries.map((one) => (one.id === id ? { ...one, ...values } : one)),
  });
const nextOf = (form: string) => uploadsOf(form).entries.find(({ state }) => state === 'waiting');

export function addUploads(form: string, files: readonly File[]): void {
  const added = files.map(
    (file): UploadEntry => ({ id: ++lastId, file, state: 'waiting', progress: 0, error: null }),
  );
  setUploads(form, { entries: [...uploadsOf(form).entries, ...added] });
  void run(form);
}

export function retryUpload(form: string, id: number): void {
  change(form, id, { state: 'waiting', error: null });
  void run(form);
}

export function dismissUpload(form: string, id: number): void {
  stops.get(id)?.abort();
  setUploads(form, { entries: uploadsOf(form).entries.filter((one) => one.id !== id) });
}

/** Removes and returns the arrived pictures. */
export function takeArrived(form: string): readonly ArrivedImage[] {
  const { arrived } = uploadsOf(form);
  setUploads(form, { arrived: [] });
  return arrived;
}

export function forgetUploads(form: string): void {
  for (const { id } of uploadsOf(form).entries) stops.get(id)?.abort();
  setUploads(form, NO_UPLOADS);
}

/** Sequential; a failed file does not stop the next. */
async function run(form: string): Promise<void> {
  if (running.has(form)) return;
  running.add(form);
  try {
    const ticket = await fetchTicket();
    for (let next = nextOf(form); next; next = nextOf(form)) await send(form, next, ticket);
  } finally {
    running.delete(form);
  }
}

async function send(form: string, { id, file }: UploadEntry, ticket: string | null): Promise<void> {
  change(form, id, { state: 'sending', progress: 0, error: null });
  const stop = new AbortController();
  const { signal } = stop;
  stops.set(id, stop);
  try {
    const jpeg = await prepareImage(file, signal);
    const name = `${file.name.replace(/\.[^.]*$/, '').slice(0, 100) || 'imagine'}.jpg`;
    const onProgress = (progress: number) => change(form, id, { progress });
    const urls = await postFile(jpeg, name, ticket, { signal, onProgress });
    signal.throwIfAborted();
    const { arrived } = uploadsOf(form);
    setUploads(form, { arrived: [...arrived, ...urls.map((url) => ({ name: file.name, url }))] });
    dismissUpload(form, id);
  } catch (error) {
    change(form, id, { state: 'failed', error: uploadMessage(error) });
  } finally {
    stops.delete(id);
  }
}

const text = messages.upload;

function uploadMessage(error: unknown): string {
  if (!(error instanceof Error)) return text.failed;
  if (error.name === 'EmptyCanvasError') return text.emptyCanvas;
  if (error.name === 'UploadRefusedError')
    return (error as Error & { serverMessage: string | null }).serverMessage ?? text.fileFailed;
  return text.failed;
}
