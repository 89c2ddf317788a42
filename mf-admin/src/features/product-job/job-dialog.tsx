import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { type ReactNode, useId } from 'react';
import { bulkMessages } from '../../bulk-messages.ts';
import { messages } from '../../messages.ts';
import style from '../bulk/bulk.module.css';
import { JobResults } from './job-results.tsx';
import type { useProductJob } from './use-product-job.ts';

interface JobDialogProps {
  job: ReturnType<typeof useProductJob>;
  title: string;
  /** On the button that begins it. */
  confirm: string;
  onSubmit: () => void;
  onClose: () => void;
  /** Fields and preview; after the job its results stand there. */
  children: ReactNode;
}

/** A drawer in which many products are changed at once. While the job runs it stays. */
export function JobDialog({ job, title, confirm, onSubmit, onClose, children }: JobDialogProps) {
  const form = useId();
  const isRunning = job.done !== null;
  // The rows that are left go on; what became of them must stay in sight.
  const close = () => {
    if (!isRunning) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={messages.close}
      placement="end"
      size="lg"
      actions={
        job.results ? (
          <Button onClick={close}>{bulkMessages.done}</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isRunning} onClick={close}>
              {messages.cancel}
            </Button>
            <Button type="submit" form={form} busy={isRunning}>
              {confirm}
            </Button>
          </>
        )
      }
    >
      {job.results ? (
        <JobResults results={job.results} />
      ) : (
        <form
          id={form}
          noValidate
          className={style.form}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
        </form>
      )}
    </Dialog>
  );
}
