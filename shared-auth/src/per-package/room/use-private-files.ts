import { MAX_MESSAGE_FILES, MAX_UPLOAD_BYTES } from '@vitrina/contract/constants';
import type { PrivateFile } from '@vitrina/contract/entities/private-file';
import { serverMessageOr } from '@vitrina/shared-auth';
import { useEffect, useRef, useState } from 'react';
import { FileRefusedError, postPrivateFile } from './post-private-file.ts';

/** A file chosen for a message. */
export interface ChosenFile {
  id: number;
  name: string;
  /** 0 to 1 */
  progress: number;
  /** Set once uploaded. */
  file: PrivateFile | null;
  error: string | null;
  /** Whether a retry may succeed. */
  canRetry: boolean;
}

/** Error texts of `usePrivateFiles`, one per reason. */
export interface FileTexts {
  failed: string;
  tooLarge: string;
  isEmpty: string;
  tooMany: string;
  /** For picture-only places: message for a file that is no picture by its content. */
  notPicture?: string;
}

let lastId = 0;

/**
 * Files of a message being written, uploaded one by one as soon as they are chosen. The host deletes unsent
 * ones.
 * @example
 * import { FileButton } from '@vitrina/shared-ui/file-button';
 * const failed = 'Fișierul nu a putut fi încărcat.';
 * const files = usePrivateFiles(12, { failed, tooLarge: failed, isEmpty: failed, tooMany: failed });
 * const attach = <FileButton label="Adaugă fișiere" multiple onChoose={files.add} />;
 */
export function usePrivateFiles(requestId: number, text: FileTexts) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const sources = useRef(new Map<number, File>());
  const stops = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (id: number, values: Partial<ChosenFile>) =>
    setChosen((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));

  async function upload(id: number, file: File): Promise<void> {
    const stop = stops.current.get(id);
    if (!stop || stop.signal.aborted) return;
    try {
      const { signal } = stop;
      const onProgress = (progress: number) => change(id, { progress });
      const kept = await postPrivateFile(requestId, file, { signal, onProgress });
      if (text.notPicture && !kept.is_image)
        change(id, { error: text.notPicture, canRetry: false });
      else change(id, { file: kept });
    } catch (error) {
      const words = error instanceof FileRefusedError ? error.serverMessage : null;
      change(id, { error: words ?? serverMessageOr(error, text.failed) });
    } finally {
      stops.current.delete(id);
    }
  }

  function enqueue(id: number, file: File): void {
    stops.current.set(id, new AbortController());
    queue.current = queue.current.then(() => upload(id, file));
  }

  function leave(isLeft: (one: ChosenFile) => boolean): void {
    setNotice(null);
    setChosen((all) => all.filter((one) => !isLeft(one)));
  }

  return {
    chosen,
    notice,
    hasFailed: chosen.some(({ error }) => error !== null),
    isUploading: chosen.some(({ file, error }) => !file && !error),
    /** Ids of uploaded files. */
    fileIds: chosen.flatMap(({ file }) => file?.id ?? []),
    add(files: readonly File[]): void {
      const free = MAX_MESSAGE_FILES - chosen.length;
      setNotice(files.length > free ? text.tooMany : null);
      for (const file of files.slice(0, free)) {
        lastId += 1;
        const id = lastId;
        const error = problemOf(file, text);
        const entry = { id, name: file.name, progress: 0, file: null, error };
        setChosen((all) => [...all, { ...entry, canRetry: error === null }]);
        if (error !== null) continue;
        sources.current.set(id, file);
        enqueue(id, file);
      }
    },
    retry(id: number): void {
      const file = sources.current.get(id);
      if (!file || stops.current.has(id)) return;
      change(id, { progress: 0, error: null });
      enqueue(id, file);
    },
    remove(id: number): void {
      stops.current.get(id)?.abort();
      sources.current.delete(id);
      leave((one) => one.id === id);
    },
    /** Removes sent files; ones added meanwhile stay. */
    forget: (fileIds: readonly number[]) =>
      leave(({ file }) => file !== null && fileIds.includes(file.id)),
  };
}

/** Problem that a retry cannot solve. */
function problemOf({ size }: File, text: FileTexts): string | null {
  if (size > MAX_UPLOAD_BYTES) return text.tooLarge;
  return size === 0 ? text.isEmpty : null;
}
