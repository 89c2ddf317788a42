import { IconButton } from '@vitrina/shared-ui/icon-button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { messages } from '../../messages.ts';
import style from './image-uploader.module.css';

const text = messages.upload;

interface ImagesInOrderProps {
  urls: readonly string[];
  onChange: (change: (urls: readonly string[]) => readonly string[]) => void;
}

const swapped = (urls: readonly string[], a: number, b: number): readonly string[] =>
  urls.map((url, at) => (at === a ? (urls[b] ?? url) : at === b ? (urls[a] ?? url) : url));

/** The pictures that are stored; the first is the main one. */
export function ImagesInOrder({ urls, onChange }: ImagesInOrderProps) {
  if (urls.length === 0) return null;
  return (
    <ol className={style.images}>
      {urls.map((url, index) => (
        <li key={url} className={style.image}>
          <img src={url} alt={text.image(index + 1)} width="96" height="96" loading="lazy" />
          <span className={style.tools}>
            <IconButton
              size="sm"
              label={text.earlier(index + 1)}
              disabled={index === 0}
              onClick={() => onChange((now) => swapped(now, index, index - 1))}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              size="sm"
              label={text.later(index + 1)}
              disabled={index === urls.length - 1}
              onClick={() => onChange((now) => swapped(now, index, index + 1))}
            >
              <ChevronRight />
            </IconButton>
            <IconButton
              size="sm"
              label={text.remove(index + 1)}
              onClick={() => onChange((now) => now.filter((one) => one !== url))}
            >
              <X />
            </IconButton>
          </span>
        </li>
      ))}
    </ol>
  );
}
