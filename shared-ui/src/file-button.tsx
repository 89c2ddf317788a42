import Paperclip from 'lucide-react/icons/paperclip';
import { type Ref, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  label: string;
  /** How many, and how large. */
  hint?: string;
  /** As of a file input: `image/*`. */
  accept?: string;
  multiple?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onChoose: (files: readonly File[]) => void;
}

/** Chooses files, in our words: what the browser's own field says cannot be written. */
export function FileButton({
  label,
  hint,
  accept,
  multiple,
  className,
  ref,
  onChoose,
}: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        ref={ref}
        variant="ghost"
        size="sm"
        title={hint}
        className={className}
        onClick={() => chooser.current?.click()}
      >
        <Paperclip />
        {label}
      </Button>
    </>
  );
}
