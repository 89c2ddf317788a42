import { ProgressBar } from '@vitrina/shared-ui/progress-bar';
import { bulkMessages } from '../../bulk-messages.ts';

export function JobProgress({ done, all }: { done: number; all: number }) {
  return (
    <>
      <ProgressBar label={bulkMessages.progress} value={done} max={all} />
      <p role="status">{bulkMessages.running(done, all)}</p>
    </>
  );
}
