import createEmbla from 'embla-carousel';
import { isSwipe, SWIPE_MAX_WIDTH } from './swipe.ts';

export interface Carousel {
  /** Shows a slide; after the last comes the first. */
  show(index: number): void;
  destroy(): void;
}

interface CarouselOptions {
  onSelect: (index: number) => void;
  /** True when slides jump instead of moving. */
  jump: () => boolean;
}

/** Makes the slides in `viewport` move. On narrow screens a swipe changes the slide. */
export function startCarousel(
  viewport: HTMLElement,
  { onSelect, jump }: CarouselOptions,
): Carousel {
  const narrow = matchMedia(`(width <= ${SWIPE_MAX_WIDTH}px)`);
  const embla = createEmbla(viewport, { loop: true, watchDrag: () => narrow.matches });
  const listening = new AbortController();
  embla.on('select', () => onSelect(embla.selectedScrollSnap()));

  // The library decides by speed and fraction of the width; the rule is a distance
  // (docs/product.md#hero-carousel).
  let from = { x: 0, index: 0 };
  let to = 0;
  const down = ({ clientX }: PointerEvent) => {
    from = { x: clientX, index: embla.selectedScrollSnap() };
    to = clientX;
  };
  const move = ({ clientX }: PointerEvent) => {
    to = clientX;
  };
  viewport.addEventListener('pointerdown', down, { signal: listening.signal });
  viewport.addEventListener('pointermove', move, { signal: listening.signal });
  const show = (index: number) => {
    const count = embla.scrollSnapList().length;
    const target = (index + count) % count;
    const wraps = target === 0 && embla.selectedScrollSnap() === count - 1;
    if (wraps) embla.scrollNext(jump());
    else embla.scrollTo(target, jump());
  };
  embla.on('pointerUp', () => {
    const step = isSwipe(from.x, to) ? Math.sign(from.x - to) : 0;
    show(from.index + step);
  });

  return {
    show,
    destroy: () => {
      listening.abort();
      embla.destroy();
    },
  };
}
