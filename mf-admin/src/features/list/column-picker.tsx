import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { Dialog } from '@vitrina/shared-ui/dialog';
import Columns3 from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import type { Column } from './column.ts';
import style from './list-toolbar.module.css';

const text = messages.list;

interface ColumnPickerProps<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** The row's main column cannot be hidden. */
export function ColumnPicker<Row>({ columns, hidden, onChange }: ColumnPickerProps<Row>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" title={text.columns} onClick={() => setOpen(true)}>
        <Columns3 />
        <span className={style.word}>{text.columns}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.columns}
        closeLabel={messages.close}
        size="sm"
      >
        <div className={style.checks}>
          {columns
            .filter(({ main }) => !main)
            .map(({ id, header }) => (
              <CheckboxField
                key={id}
                label={header}
                checked={!hidden.includes(id)}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked ? hidden.filter((one) => one !== id) : [...hidden, id],
                  )
                }
              />
            ))}
        </div>
      </Dialog>
    </>
  );
}
