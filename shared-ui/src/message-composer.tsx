import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { type ChosenFile, ChosenFiles, type ChosenFileTexts } from './chosen-files.tsx';
import { CountedAreaField } from './counted-area-field.tsx';
import { FieldError } from './field.tsx';
import { FileButton } from './file-button.tsx';
import styles from './message-composer.module.css';
import { useInsertAtCursor } from './use-insert-at-cursor.ts';

/** Texts of a `MessageComposer`; `count` gets used and allowed characters. */
export interface ComposerTexts extends ChosenFileTexts {
  /** Label of the text area. */
  label: string;
  /** Subject of the message, when a page has several composers. */
  about?: string;
  hint: string;
  count: (used: number, most: number) => string;
  /** Label of the file button. */
  attach: string;
  /** Tooltip of the file button: limits on number and size. */
  attachHint: string;
  send: string;
}

/** State and actions of a message being written. */
export interface Composer {
  text: string;
  files: {
    chosen: readonly ChosenFile[];
    /** Why some chosen files were left out. */
    notice: string | null;
  };
  /** Why the message was not sent. */
  error: string | null;
  isSending: boolean;
  /** Sets the text. */
  type: (text: string) => void;
  addFiles: (files: readonly File[]) => void;
  retryFile: (id: number) => void;
  removeFile: (id: number) => void;
  send: () => void;
}

/** Inserts text at the cursor, replacing the selection. */
export type InsertText = (inserted: string) => void;

interface MessageComposerProps {
  text: ComposerTexts;
  /** Maximum length in characters; more can be typed. */
  most: number;
  composer: Composer;
  /** Shows the file button. */
  canAttach: boolean;
  /** Tools in addition to the file button. */
  tools?: ((insert: InsertText) => ReactNode) | undefined;
}

/**
 * A composer: text with a counter, files, and a send button.
 * @example
 * import { hostCan } from '@vitrina/shared-auth';
 * import type { Composer, ComposerTexts } from '@vitrina/shared-ui/message-composer';
 * declare const text: ComposerTexts;
 * declare const composer: Composer; // of `useMessageComposer` or `useAskAnswer`
 * const next = (
 *   <MessageComposer
 *     text={text}
 *     most={5000}
 *     composer={composer}
 *     canAttach={hostCan('private-files')}
 *     tools={(insert) => <button onClick={() => insert('Mulțumim!')}>Mulțumește</button>}
 *   />
 * );
 */
export function MessageComposer({ text, most, composer, canAttach, tools }: MessageComposerProps) {
  const { files } = composer;
  const attach = useRef<HTMLButtonElement>(null);
  const { area, insert } = useInsertAtCursor(composer);
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    composer.send();
  };
  return (
    <form
      className={styles.composer}
      noValidate
      onSubmit={(event) => {
        // React also bubbles submits of forms in the tools' dialogs.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        composer.send();
      }}
    >
      <CountedAreaField
        ref={area}
        label={text.label}
        hint={text.hint}
        rows={3}
        value={composer.text}
        most={most}
        countText={text.count}
        error={composer.error ?? undefined}
        onChange={(event) => composer.type(event.currentTarget.value)}
        onKeyDown={sendByKey}
      />
      <ChosenFiles
        files={files.chosen}
        text={text}
        onRetry={composer.retryFile}
        onRemove={(id) => {
          attach.current?.focus();
          composer.removeFile(id);
        }}
      />
      {files.notice && <FieldError>{files.notice}</FieldError>}
      <div className={styles.actions}>
        <span className={styles.tools}>
          {canAttach && (
            <FileButton
              ref={attach}
              label={text.attach}
              about={text.about}
              hint={text.attachHint}
              multiple
              onChoose={composer.addFiles}
            />
          )}
          {tools?.(insert)}
        </span>
        <Button
          type="submit"
          busy={composer.isSending}
          aria-label={text.about && `${text.send}: ${text.about}`}
        >
          {text.send}
        </Button>
      </div>
    </form>
  );
}
