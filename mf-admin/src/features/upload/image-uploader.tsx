import { MAX_PRODUCT_IMAGES } from '@vitrina/contract/constants';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { addArrived } from './add-arrived.ts';
import style from './image-uploader.module.css';
import { ImagesInOrder } from './images-in-order.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { useUploads } from './use-uploads.ts';

const text = messages.upload;

/** Files from outside, not a picture being reordered. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

interface ImageUploaderProps {
  urls: readonly string[];
  /** Owned by the form: it cannot be saved before they have arrived. */
  uploads: ReturnType<typeof useUploads>;
  onChange: (change: (urls: readonly string[]) => readonly string[]) => void;
}

export function ImageUploader({ urls, uploads, onChange }: ImageUploaderProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const land = useEffectEvent(() => {
    const added = addArrived(urls, uploads.take());
    onChange(() => added.urls);
    setRefused((before) => [...before, ...added.refused]);
  });
  useEffect(() => {
    if (uploads.arrived.length > 0) land();
  }, [uploads.arrived]);
  const choose = (files: readonly File[]) => {
    const images = files.filter(({ type }) => type.startsWith('image/'));
    const others = files.filter(({ type }) => !type.startsWith('image/'));
    const room = MAX_PRODUCT_IMAGES - urls.length - uploads.entries.length;
    setRefused([
      ...others.map(({ name }) => text.notImage(name)),
      ...(images.length > room ? [text.tooMany] : []),
    ]);
    uploads.add(images.slice(0, Math.max(0, room)));
  };
  return (
    <fieldset
      className={style.uploader}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        choose([...event.dataTransfer.files]);
      }}
    >
      <legend className={style.legend}>{text.label}</legend>
      <p className={style.hint}>{text.hint}</p>
      <ImagesInOrder urls={urls} onChange={onChange} onEmptied={() => button.current?.focus()} />
      <UploadProgress uploads={uploads} />
      {refused.length > 0 && <Alert tone="danger">{refused.join(' ')}</Alert>}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label={text.choose}
        onChange={({ currentTarget }) => {
          choose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div>
        <Button
          ref={button}
          variant="secondary"
          busy={uploads.busy}
          onClick={() => input.current?.click()}
        >
          <ImagePlus />
          {uploads.busy ? text.busy : text.choose}
        </Button>
      </div>
    </fieldset>
  );
}
