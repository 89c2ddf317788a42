import { Button } from '@vitrina/shared-ui/button';
import { useEffect, useRef } from 'react';
import { cartMessages } from '../../cart-messages.ts';
import style from './removed-line.module.css';

interface RemovedLineProps {
  name: string;
  onUndo: () => void;
}

/** Shown in the drawer in place of a toast; takes the focus of the removed line. */
export function RemovedLine({ name, onUndo }: RemovedLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={style.removed} role="status">
      <span>{cartMessages.removed(name)}</span>
      <Button size="sm" variant="ghost" ref={button} onClick={onUndo}>
        {cartMessages.undo}
      </Button>
    </div>
  );
}
