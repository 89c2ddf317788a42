import type { Product } from '@vitrina/contract/entities/product';
import { ROUNDINGS } from '@vitrina/contract/rules/change-price';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useMemo, useState } from 'react';
import { productMessages } from '../../product-messages.ts';
import style from '../bulk/bulk.module.css';
import { JobProgress } from '../bulk/job-progress.tsx';
import { JobDialog } from '../product-job/job-dialog.tsx';
import { useProductJob } from '../product-job/use-product-job.ts';
import {
  NO_CHANGE,
  type PriceValues,
  previewPrices,
  priceChanges,
  readPriceChange,
} from './preview-prices.ts';
import { PricesPreview } from './prices-preview.tsx';

const text = productMessages.prices;
const KINDS = Object.keys(text.kinds) as PriceValues['kind'][];

interface ChangePricesProps {
  products: readonly Product[];
  /** `isDone`: closed after the job. */
  onClose: (isDone: boolean) => void;
}

export function ChangePrices({ products, onClose }: ChangePricesProps) {
  // Snapshot on opening: a price changed meanwhile is a conflict.
  const [opened] = useState(products);
  const [values, setValues] = useState(NO_CHANGE);
  const [isAsked, setIsAsked] = useState(false);
  const job = useProductJob(text.done);
  const change = readPriceChange(values);
  const previews = useMemo(() => previewPrices(opened, readPriceChange(values)), [opened, values]);
  const changes = priceChanges(previews);
  const isRunning = job.done !== null;
  return (
    <JobDialog
      job={job}
      title={text.title}
      confirm={text.confirm(changes.length)}
      onClose={() => onClose(job.results !== null)}
      onSubmit={() => {
        setIsAsked(true);
        if (changes.length > 0) job.run(changes);
      }}
    >
      <fieldset disabled={isRunning} className={style.fields}>
        <SelectField
          label={text.how}
          value={values.kind}
          onChange={({ currentTarget: { value } }) =>
            setValues({ ...values, kind: KINDS.find((kind) => kind === value) ?? values.kind })
          }
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text.by}
          data-autofocus
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          trailing={values.kind.endsWith('percent') ? text.percent : 'RON'}
          value={values.by}
          error={isAsked && !change ? text.missing : undefined}
          onChange={(event) => setValues({ ...values, by: event.currentTarget.value })}
        />
        <SelectField
          label={text.rounding}
          value={values.rounding}
          onChange={({ currentTarget: { value } }) =>
            setValues({
              ...values,
              rounding: ROUNDINGS.find((one) => one === value) ?? values.rounding,
            })
          }
        >
          {ROUNDINGS.map((rounding) => (
            <option key={rounding} value={rounding}>
              {text.roundings[rounding]}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <p role="status" className={style.summary}>
        {change && text.ready(changes.length)}
        {change &&
          previews.length > changes.length &&
          ` · ${text.leftOut(previews.length - changes.length)}`}
      </p>
      {isRunning ? (
        <JobProgress done={job.done ?? 0} all={changes.length} />
      ) : (
        change && <PricesPreview previews={previews} />
      )}
      <p className={style.muted}>{text.told}</p>
    </JobDialog>
  );
}
