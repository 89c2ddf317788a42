import { IconButton } from '@vitrina/shared-ui/icon-button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../messages.ts';
import look from '../look/destructive.module.css';
import style from './image-uploader.module.css';

const text = messages.upload;

interface ImagesInOrderProps {
  /** Unique. */
  urls: readonly string[];
  onChange: (change: (urls: readonly string[]) => readonly string[]) => void;
  /** The last picture was removed, with the focused button. */
  onEmptied: () => void;
}

type Tool = 'earlier' | 'later' | 'remove';

const swapped = (urls: readonly string[], a: number, b: number): readonly string[] =>
  urls.map((url, at) => (at === a ? (urls[b] ?? url) : at === b ? (urls[a] ?? url) : url));

function moved(urls: readonly string[], from: number, to: number): readonly string[] {
  const rest = urls.filter((_, at) => at !== from);
  return rest.toSpliced(to, 0, ...urls.slice(from, from + 1));
}

/** Stored pictures, reordered by drag or buttons; the first is the main one. */
export function ImagesInOrder({ urls, onChange, onEmptied }: ImagesInOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const drop = (to: number) => {
    if (dragged !== null && dragged !== to) onChange((now) => moved(now, dragged, to));
    setDragged(null);
    setOver(null);
  };
  // The pressed button may be gone or disabled: focus the nearest one.
  const focus = (tool: Tool, index: number) => {
    const items = list.current?.children ?? [];
    const item = items[Math.min(index, items.length - 1)];
    const button =
      item?.querySelector<HTMLElement>(`[data-tool="${tool}"]:enabled`) ??
      item?.querySelector<HTMLElement>('button:enabled');
    if (button) button.focus();
    else onEmptied();
  };
  const move = (tool: Tool, from: number, to: number) => {
    flushSync(() => onChange((now) => swapped(now, from, to)));
    focus(tool, to);
  };
  const remove = (removed: string, index: number) => {
    flushSync(() => onChange((now) => now.filter((url) => url !== removed)));
    focus('remove', index);
  };
  if (urls.length === 0) return null;
  return (
    <ol ref={list} className={style.images}>
      {urls.map((url, index) => (
        <li
          key={url}
          className={style.image}
          draggable
          data-dragged={index === dragged ? '' : undefined}
          data-over={index === over && index !== dragged ? '' : undefined}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move';
            setDragged(index);
          }}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            drop(index);
          }}
          onDragEnd={() => {
            setDragged(null);
            setOver(null);
          }}
        >
          <img
            draggable={false}
            src={url}
            alt={text.image(index + 1)}
            width="96"
            height="96"
            loading="lazy"
          />
          <span className={style.tools}>
            <IconButton
              size="sm"
              data-tool="earlier"
              label={text.earlier(index + 1)}
              disabled={index === 0}
              onClick={() => move('earlier', index, index - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              size="sm"
              data-tool="later"
              label={text.later(index + 1)}
              disabled={index === urls.length - 1}
              onClick={() => move('later', index, index + 1)}
            >
              <ChevronRight />
            </IconButton>
            <IconButton
              size="sm"
              data-tool="remove"
              className={look.destructive ?? ''}
              label={text.remove(index + 1)}
              onClick={() => remove(url, index)}
            >
              <X />
            </IconButton>
          </span>
        </li>
      ))}
    </ol>
  );
}
