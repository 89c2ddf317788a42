import { MAX_MESSAGE_LENGTH } from '@vitrina/contract/constants';
import { isBlank, trimmed } from '@vitrina/contract/rules/blank';
import { serverMessageOr } from '@vitrina/shared-auth';
import { useState } from 'react';
import { useKept } from '../use-kept.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { failedOrUnsure } from './send-or-find.ts';
import { type FileTexts, usePrivateFiles } from './use-private-files.ts';

/** Errors that a composer shows. */
export interface ComposerTexts extends FileTexts {
  empty: string;
  tooLong: string;
  wait: string;
  /** A file failed to upload. */
  fileMissing: string;
  sendFailed: string;
  /** No answer, and the host could not be checked. */
  unsure: string;
}

/** Conversation that receives the message. */
export interface ComposerTarget {
  /** Name of its draft and sending. */
  name: string;
  send: (body: { text: string; file_ids: number[] }, idempotencyKey: string) => Promise<unknown>;
  /** Refetches its place, also after a refusal: the place may be closed by now. */
  refresh: () => Promise<void>;
}

/** An unsent message. `key` identifies its sending after the first try. */
const EMPTY = { text: '', key: '' };

interface Sending {
  typed: string;
  fileIds: number[];
  key: string;
}

/**
 * State of a message being written: a draft that survives a reload, files uploaded meanwhile, and a sending
 * that stays the same however often it is tried.
 */
export function useComposer(
  requestId: number,
  { name, send, refresh }: ComposerTarget,
  text: ComposerTexts,
) {
  const draft = useKept(name, EMPTY, (kept) => !isBlank(kept.text));
  const files = usePrivateFiles(requestId, text);
  const [error, setError] = useState<string | null>(null);
  const typed = trimmed(draft.values.text);
  const { mutate, isPending } = useSingleMutation({
    mutationKey: ['send', name],
    mutationFn: async ({ typed: raw, fileIds, key }: Sending) => {
      try {
        await send({ text: trimmed(raw), file_ids: fileIds }, key);
        // Before the refetch, which may unmount the composer.
        draft.setValues((now) => ({ text: withoutSent(now.text, raw), key: '' }));
        files.forget(fileIds);
      } finally {
        await refresh();
      }
    },
    onError: (cause) =>
      setError(serverMessageOr(cause, failedOrUnsure(cause, text.sendFailed, text.unsure))),
  });
  const problem = () => {
    if (files.hasFailed) return text.fileMissing;
    if (files.isUploading) return text.wait;
    if (typed.length > MAX_MESSAGE_LENGTH) return text.tooLong;
    return typed === '' && files.fileIds.length === 0 ? text.empty : null;
  };
  return {
    text: draft.values.text,
    files,
    error,
    isSending: isPending,
    /** Another text or file makes another message. */
    type(next: string): void {
      setError(null);
      draft.setValues({ text: next, key: '' });
    },
    addFiles(chosen: readonly File[]): void {
      draft.setValues({ key: '' });
      files.add(chosen);
    },
    retryFile(id: number): void {
      setError(null);
      files.retry(id);
    },
    removeFile(id: number): void {
      setError(null);
      draft.setValues({ key: '' });
      files.remove(id);
    },
    send(): void {
      const wrong = problem();
      setError(wrong);
      if (wrong) return;
      const key = draft.values.key || crypto.randomUUID();
      draft.setValues({ key });
      mutate({ typed: draft.values.text, fileIds: files.fileIds, key });
    },
  };
}

/** Text typed after sending, without the sent part. */
const withoutSent = (now: string, sent: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
