import { Spinner } from '@vitrina/shared-ui/spinner';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { useHeld } from '../../use-held.ts';
import style from './hero-carousel.module.css';
import type { LiveCarouselProps } from './live-carousel.tsx';
import { HERO_PICTURES } from './pictures.ts';

const text = messages.home.carousel;

interface Live {
  LiveCarousel: ComponentType<LiveCarouselProps>;
  /** Alternative texts of the later pictures. */
  LATER_TEXTS: readonly string[];
}

/**
 * Three pictures that change every 3 s. The first is in the HTML and paints at once; a spinner holds the
 * controls' place until all are loaded (docs/product.md#hero-carousel).
 */
export function HeroCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const live = useLiveCarousel();
  const [selected, setSelected] = useState(0);
  const { held, holding } = useHeld();
  const { LiveCarousel = null, LATER_TEXTS = [] } = typeof live === 'object' ? live : {};
  const texts = [text.picture, ...LATER_TEXTS];
  return (
    <section
      className={style.carousel}
      aria-roledescription="carusel"
      aria-label={text.label}
      {...holding}
    >
      <div className={style.viewport} ref={viewport}>
        <ul className={style.slides}>
          {texts.map((alt, index) => (
            <li key={alt} className={style.slide} aria-hidden={index !== selected}>
              <img
                className={style.picture}
                src={HERO_PICTURES[index]}
                alt={alt}
                width={1600}
                height={900}
                draggable={false}
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={style.controls}>
        {live === 'loading' && <Spinner size="sm" label={text.loading} />}
        {LiveCarousel && (
          <LiveCarousel
            viewport={viewport}
            selected={selected}
            onSelect={setSelected}
            held={held}
          />
        )}
      </div>
    </section>
  );
}

/** Loads the moving part after the first paint; without it the first picture stays. */
function useLiveCarousel(): Live | 'loading' | 'failed' {
  const [live, setLive] = useState<Live | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let left = false;
    Promise.all([
      import(/* webpackChunkName: "live-carousel" */ './live-carousel.tsx'),
      ...HERO_PICTURES.map(loadPicture),
    ]).then(
      ([loaded]) => left || setLive(loaded),
      () => left || setLive('failed'),
    );
    return () => {
      left = true;
    };
  }, []);
  return live;
}

const loadPicture = (src: string): Promise<void> => {
  const image = new Image();
  image.src = src;
  return image.decode();
};
