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
  confirm: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Drawer of a bulk change; cannot be closed while the job runs. */
export function JobDialog({ job, title, confirm, onSubmit, onClose, children }: JobDialogProps) {
  const form = useId();
  const isRunning = job.done !== null;
  // The remaining rows go on: keep their results in sight.
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
