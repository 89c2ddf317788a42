import { Spinner } from '@vitrina/shared-ui/spinner';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { useHeld } from '../../use-held.ts';
import style from './hero-carousel.module.css';
import type { LiveCarouselProps } from './live-carousel.tsx';
import { HERO_PICTURES } from './pictures.ts';

const text = messages.home.carousel;

type Live = ComponentType<LiveCarouselProps>;

/**
 * Three pictures that change every 3 s. The first stands in the HTML and paints at once; a spinner
 * holds the place of the controls until all three are loaded (docs/product.md#hero-carousel).
 */
export function HeroCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const live = useLiveCarousel();
  const [selected, setSelected] = useState(0);
  const { held, holding } = useHeld();
  const Live = typeof live === 'function' ? live : null;
  const slides = Live ? HERO_PICTURES : HERO_PICTURES.slice(0, 1);
  return (
    <section
      className={style.carousel}
      aria-roledescription="carusel"
      aria-label={text.label}
      {...holding}
    >
      <div className={style.viewport} ref={viewport}>
        <ul className={style.slides}>
          {slides.map(({ src, alt }, index) => (
            <li key={src} className={style.slide} aria-hidden={index !== selected}>
              <img
                className={style.picture}
                src={src}
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
        {Live && (
          <Live viewport={viewport} selected={selected} onSelect={setSelected} held={held} />
        )}
      </div>
    </section>
  );
}

/** What makes the pictures move, after the first paint; where it does not load, the first stays. */
function useLiveCarousel(): Live | 'loading' | 'failed' {
  const [live, setLive] = useState<Live | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let left = false;
    Promise.all([
      import(/* webpackChunkName: "live-carousel" */ './live-carousel.tsx'),
      ...HERO_PICTURES.map(({ src }) => loadPicture(src)),
    ]).then(
      ([{ LiveCarousel }]) => left || setLive(() => LiveCarousel),
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
