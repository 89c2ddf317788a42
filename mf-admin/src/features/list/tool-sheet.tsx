import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useMediaQuery } from '@vitrina/shared-ui/use-media-query';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import { messages } from '../../messages.ts';
import style from './list-toolbar.module.css';

const text = messages.list.sheet;

interface ToolSheetProps {
  /** Media query under which the filters move to the sheet. */
  below: string;
  children: ReactNode;
}

export function ToolSheet({ below, children }: ToolSheetProps) {
  const isNarrow = useMediaQuery(below);
  const [open, setOpen] = useState(false);
  if (!isNarrow) return children;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        className={style.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal />
        {text.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={text.open}
        closeLabel={messages.close}
        placement="end"
        actions={<Button onClick={close}>{text.done}</Button>}
      >
        <div className={style.sheet}>{children}</div>
      </Dialog>
    </>
  );
}
