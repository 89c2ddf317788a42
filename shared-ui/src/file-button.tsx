import Paperclip from 'lucide-react/icons/paperclip';
import { type Ref, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  label: string;
  /** What the files are for, where several such buttons stand on a page. */
  about?: string | undefined;
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
  about,
  hint,
  accept,
  multiple,
  className,
  ref,
  onChoose,
}: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const name = about && `${label}: ${about}`;
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={name ?? label}
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
        aria-label={name}
        className={className}
        onClick={() => chooser.current?.click()}
      >
        <Paperclip />
        {label}
      </Button>
    </>
  );
}
