import { withoutDirections } from '@vitrina/contract/rules/isolated';
import X from 'lucide-react/icons/x';
import { Button } from './button.tsx';
import styles from './chosen-files.module.css';
import { FieldError } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** Texts of `ChosenFiles`; the functions get the name of the file. */
export interface ChosenFileTexts {
  /** Accessible name of the progress bar. */
  uploading: (name: string) => string;
  retry: string;
  /** Accessible name of the remove button. */
  remove: (name: string) => string;
}

/** A file that is uploading, uploaded or failed. */
export interface ChosenFile {
  id: number;
  name: string;
  /** 0 to 1 */
  progress: number;
  /** Set once uploaded. */
  file: unknown;
  /** Why the upload failed. */
  error: string | null;
  /** Whether a retry may succeed. */
  canRetry: boolean;
}

interface ChosenFilesProps {
  files: readonly ChosenFile[];
  text: ChosenFileTexts;
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
}

/**
 * Files attached to what is being written.
 * @example
 * import { usePrivateFiles } from '@vitrina/shared-auth/per-package/room/use-private-files';
 * const failed = 'Fișierul nu a putut fi încărcat.';
 * const files = usePrivateFiles(12, { failed, tooLarge: failed, isEmpty: failed, tooMany: failed });
 * const text = {
 *   uploading: (name: string) => `Se încarcă ${name}`,
 *   retry: 'Reîncearcă',
 *   remove: (name: string) => `Scoate ${name}`,
 * };
 * const list = (
 *   <ChosenFiles files={files.chosen} text={text} onRetry={files.retry} onRemove={files.remove} />
 * );
 */
export function ChosenFiles({ files, text, onRetry, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, progress, file, error, canRetry }) => {
        const shown = withoutDirections(name);
        return (
          <li key={id} tabIndex={-1} className={styles.file}>
            <bdi className={styles.name}>{shown}</bdi>
            {error && <FieldError>{error}</FieldError>}
            {error && canRetry && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${text.retry}: ${shown}`}
                onClick={({ currentTarget }) => {
                  // The button disappears; keyboard focus stays at the file.
                  currentTarget.closest('li')?.focus();
                  onRetry(id);
                }}
              >
                {text.retry}
              </Button>
            )}
            {!error && !file && (
              <ProgressBar label={text.uploading(shown)} value={Math.round(progress * 100)} />
            )}
            <IconButton size="sm" label={text.remove(shown)} onClick={() => onRemove(id)}>
              <X />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
