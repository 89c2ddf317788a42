import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useRef, useState } from 'react';
import { productMessages } from '../../product-messages.ts';
import style from '../bulk/bulk.module.css';
import { JobProgress } from '../bulk/job-progress.tsx';
import { JobDialog } from '../product-job/job-dialog.tsx';
import { useProductJob } from '../product-job/use-product-job.ts';
import { categoriesOf, categoriesQuery } from '../products/products-query.ts';
import { decodeFile, type Encoding } from './decode-file.ts';
import { ImportPreview } from './import-preview.tsx';
import { type ReadFile, readProductFile } from './read-product-file.ts';

const text = productMessages.file;

interface ImportProductsProps {
  products: readonly Product[];
  onClose: () => void;
}

type Chosen = { read: ReadFile; encoding: Encoding } | { failure: string };

export function ImportProducts({ products, onClose }: ImportProductsProps) {
  const { data: categories } = useQuery(categoriesQuery());
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const latest = useRef<File | null>(null);
  const job = useProductJob(text.done);
  const isRunning = job.done !== null;
  const changes = chosen && 'read' in chosen ? chosen.read.changes : [];

  async function choose(file: File | undefined) {
    latest.current = file ?? null;
    setChosen(null);
    setIsAsked(false);
    if (!file) return;
    setIsReading(true);
    const next = await readFile(file).catch((error: unknown) => ({
      failure: error instanceof Error && error.message ? error.message : text.failed,
    }));
    // Another file was chosen meanwhile.
    if (latest.current !== file) return;
    setChosen(next);
    setIsReading(false);
  }
  async function readFile(file: File): Promise<Chosen> {
    const bytes = await file.arrayBuffer().catch(() => {
      throw new Error(text.failed);
    });
    const { text: content, encoding } = decodeFile(bytes);
    return {
      read: await readProductFile(content, products, categories ?? categoriesOf(products)),
      encoding,
    };
  }
  return (
    <JobDialog
      job={job}
      title={text.title}
      confirm={text.apply(changes.length)}
      onClose={onClose}
      onSubmit={() => {
        setIsAsked(true);
        if (changes.length > 0) job.run(changes);
      }}
    >
      <TextField
        type="file"
        label={text.choose}
        hint={text.hint}
        accept=".csv,.txt,text/csv,text/plain"
        required
        disabled={isRunning}
        error={isAsked && !chosen && !isReading ? text.missing : undefined}
        onChange={({ currentTarget: { files } }) => void choose(files?.[0])}
      />
      {isReading && <p role="status">{text.reading}</p>}
      {chosen && 'failure' in chosen && (
        <FormAlert notice={{ tone: 'danger', text: chosen.failure }} />
      )}
      {chosen && 'read' in chosen && (
        <>
          {chosen.encoding === 'windows-1250' && <p className={style.muted}>{text.oldEncoding}</p>}
          {isRunning ? (
            <JobProgress done={job.done ?? 0} all={changes.length} />
          ) : (
            <ImportPreview read={chosen.read} />
          )}
          {changes.length > 0 && <p className={style.muted}>{text.told}</p>}
        </>
      )}
    </JobDialog>
  );
}
