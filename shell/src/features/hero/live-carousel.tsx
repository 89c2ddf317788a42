import { useMediaQuery } from '@vitrina/shared-ui/use-media-query';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { carouselTexts as text } from '../../content/carousel.ts';
import style from './hero-carousel.module.css';
import { HERO_PICTURES } from './pictures.ts';
import { type Carousel, startCarousel } from './start-carousel.ts';

const COUNT = HERO_PICTURES.length;
/** How long a picture stays, in ms (docs/product.md#hero-carousel). */
const INTERVAL_MS = 3000;
/** Alternative texts of the later pictures. */
export const LATER_TEXTS: readonly string[] = text.pictures;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

export interface LiveCarouselProps {
  viewport: RefObject<HTMLElement | null>;
  selected: number;
  onSelect: (index: number) => void;
  /** True while hovered or focused: auto-advance pauses. */
  held: boolean;
}

/** Lazy chunk: moves the slides and shows the controls. */
export function LiveCarousel({ viewport, selected, onSelect, held }: LiveCarouselProps) {
  const carousel = useRef<Carousel>(null);
  const [playing, setPlaying] = useState(true);
  const stillness = useMediaQuery(LESS_MOTION);
  const visible = usePageVisible();

  useEffect(() => {
    if (!viewport.current) return;
    const started = startCarousel(viewport.current, {
      onSelect,
      jump: () => matchMedia(LESS_MOTION).matches,
    });
    carousel.current = started;
    return () => started.destroy();
  }, [viewport, onSelect]);

  const running = playing && !held && visible && !stillness;
  useEffect(() => {
    if (!running) return;
    // Each picture has its own timer, so a chosen one stays as long as any other.
    const timer = setTimeout(() => carousel.current?.show(selected + 1), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, selected]);

  return (
    <>
      {HERO_PICTURES.map((src, index) => (
        <button
          key={src}
          type="button"
          className={style.dot}
          aria-label={text.show(index, COUNT)}
          aria-current={index === selected}
          onClick={() => carousel.current?.show(index)}
        />
      ))}
      {!stillness && (
        <button
          type="button"
          className={style.play}
          aria-label={playing ? text.pause : text.play}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause /> : <Play />}
        </button>
      )}
    </>
  );
}

const usePageVisible = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
