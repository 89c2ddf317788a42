import { Button } from '@vitrina/shared-ui/button';
import { FieldError } from '@vitrina/shared-ui/field';
import { ProgressBar } from '@vitrina/shared-ui/progress-bar';
import { messages } from '../../messages.ts';
import style from './image-uploader.module.css';
import type { useUploads } from './use-uploads.ts';

const text = messages.upload;

export function UploadProgress({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  if (uploads.entries.length === 0) return null;
  return (
    <ul className={style.entries} aria-live="polite">
      {uploads.entries.map((entry) => (
        <li key={entry.id} className={style.entry}>
          <span className={style.file}>{entry.file.name}</span>
          {entry.state === 'waiting' && <span>{text.waiting}</span>}
          {entry.state === 'sending' && (
            <ProgressBar label={entry.file.name} value={Math.round(entry.progress * 100)} />
          )}
          {entry.state === 'failed' && (
            <>
              <FieldError>{entry.error}</FieldError>
              <Button
                size="sm"
                variant="secondary"
                aria-label={text.retryFile(entry.file.name)}
                onClick={() => uploads.retry(entry.id)}
              >
                {messages.retry}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={text.dismiss(entry.file.name)}
                onClick={() => uploads.dismiss(entry.id)}
              >
                {messages.cancel}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
