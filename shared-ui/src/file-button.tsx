import Paperclip from 'lucide-react/icons/paperclip';
import { type Ref, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  label: string;
  /** What the files are for, when a page has several such buttons. */
  about?: string | undefined;
  /** Tooltip: limits on number and size. */
  hint?: string;
  /** As for a file input: `image/*`. */
  accept?: string;
  /** Allows several files at once. Default: one. */
  multiple?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onChoose: (files: readonly File[]) => void;
}

/**
 * A file picker with our labels, which a native one does not allow.
 * @example
 * const attach = (
 *   <FileButton
 *     label="Adaugă o imagine"
 *     accept="image/*"
 *     onChoose={(files) => console.log(files.length)}
 *   />
 * );
 */
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
          // Allows choosing the same file again.
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
