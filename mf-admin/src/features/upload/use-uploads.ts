import { useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { fetchTicket, postFile } from './post-file.ts';
import { prepareImage } from './prepare-image.ts';
import { uploadMessage } from './upload-message.ts';

/** A file on its way; those that arrived are no longer here. */
export interface UploadEntry {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1 */
  progress: number;
  error: string | null;
}

let lastId = 0;

/**
 * Pictures on their way to the file host: one after another, each on its own success or failure.
 * @param onDone gets the addresses once all are through (spec section 7)
 */
export function useUploads(onDone: (urls: readonly string[]) => void) {
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const queue = useRef<UploadEntry[]>([]);
  const running = useRef(false);

  const change = (id: number, values: Partial<UploadEntry>) =>
    setEntries((now) => now.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)));
  const drop = (id: number) => setEntries((now) => now.filter((entry) => entry.id !== id));

  const send = async (entry: UploadEntry, ticket: string | null): Promise<string[]> => {
    change(entry.id, { state: 'sending', progress: 0, error: null });
    try {
      const jpeg = await prepareImage(entry.file);
      const name = `${entry.file.name.replace(/\.[^.]*$/, '').slice(0, 100) || 'imagine'}.jpg`;
      const urls = await postFile(jpeg, name, ticket, (progress) => change(entry.id, { progress }));
      drop(entry.id);
      return urls;
    } catch (error) {
      change(entry.id, { state: 'failed', error: uploadMessage(error) });
      return [];
    }
  };

  const run = async () => {
    if (running.current) return;
    running.current = true;
    const urls: string[] = [];
    try {
      const ticket = await fetchTicket();
      for (let next = queue.current.shift(); next; next = queue.current.shift())
        urls.push(...(await send(next, ticket)));
    } catch {
      for (const { id } of queue.current.splice(0))
        change(id, { state: 'failed', error: messages.upload.failed });
    } finally {
      running.current = false;
      if (urls.length > 0) onDone(urls);
    }
  };

  return {
    entries,
    busy: entries.some(({ state }) => state !== 'failed'),
    add: (files: readonly File[]) => {
      const added = files.map(
        (file): UploadEntry => ({
          id: ++lastId,
          file,
          state: 'waiting',
          progress: 0,
          error: null,
        }),
      );
      setEntries((now) => [...now, ...added]);
      queue.current.push(...added);
      void run();
    },
    retry: (entry: UploadEntry) => {
      change(entry.id, { state: 'waiting', error: null });
      queue.current.push(entry);
      void run();
    },
    dismiss: drop,
  };
}
