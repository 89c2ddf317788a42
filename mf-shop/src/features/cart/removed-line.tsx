import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { cartMessages } from '../../cart-messages.ts';
import style from './removed-line.module.css';

interface RemovedLineProps {
  name: string;
  onUndo: () => void;
}

/** Stands where toasts cannot be reached; takes the focus that went away with the line. */
export function RemovedLine({ name, onUndo }: RemovedLineProps) {
  return (
    <div className={style.removed} role="status">
      <span>{cartMessages.removed(name)}</span>
      <Button
        size="sm"
        variant="ghost"
        className={classNames(style.undo)}
        ref={(button) => button?.focus()}
        onClick={onUndo}
      >
        {cartMessages.undo}
      </Button>
    </div>
  );
}
