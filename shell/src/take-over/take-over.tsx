/** Lazy chunk: replaces a remote's written page by the application. */
import {
  type ReactNode,
  startTransition,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { showBootFailure } from '../boot/boot-failure.ts';
import { carryFocus, carryOver } from './carry-over.ts';
import { keepHead } from './keep-head.ts';
import { keepHolding } from './keep-holding.ts';
import { keepScrollPlace } from './keep-scroll-place.ts';
import { twinOf } from './twin-of.ts';
import { watchPointer } from './watch-pointer.ts';
import { whenComplete } from './when-complete.ts';
import { whenShownPictures } from './when-shown-pictures.ts';

/**
 * Renders `app` hidden beside the written page, and swaps them when it is complete. Until then, and when the
 * application fails, the written page stays readable.
 */
export async function takeOver(
  written: HTMLElement,
  app: ReactNode,
  router: DataRouter,
): Promise<void> {
  const { dataset } = document.documentElement;
  const released = watchPointer();
  await whenReady(router);
  const findPressed = keepHolding();
  const oldData = document.head.querySelectorAll('script[type="application/ld+json"]');
  const stage = document.createElement('div');
  stage.hidden = true;
  stage.inert = true;
  written.after(stage);
  const { session } = dataset;
  const restoreHead = keepHead();
  const keepPlace = keepScrollPlace(router);
  await rendered(stage, app, () => {
    const restorePlace = keepPlace();
    return () => {
      restorePlace();
      // The written header is an anonymous visitor's: it stays hidden from signed-in people.
      if (session) dataset.session = session;
    };
  });

  await whenComplete(stage, {
    hasFooter: written.querySelector('footer') !== null,
    onFailure: showBootFailure,
  });
  await whenShownPictures(written, stage);
  await released();

  const twin = (element: Element) => twinOf(element, written, stage);
  const focused = written.contains(document.activeElement) ? document.activeElement : null;
  // Found before anything is repeated: a chosen shade renames the button that adds it to the cart.
  const focusedTwin = focused && twin(focused);
  const answerPress = findPressed(twin);
  const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  stage.hidden = false;
  stage.inert = false;
  carryOver(written, twin);
  carryFocus(focused, focusedTwin);
  written.remove();
  stage.id = written.id;
  for (const block of oldData) block.remove();
  restoreHead();
  delete dataset.session;
  delete dataset.search;
  // While a style sheet loads, WebKit paints no change unless layout is read: the page would blink.
  stage.getBoundingClientRect();
  scrollTo(place);
  // A repeated choice may lead to another address first.
  await whenReady(router);
  answerPress();
}

/**
 * Renders in small steps: in one task, a slow phone would not respond for a quarter of a second.
 * @param atCommit runs before the page's effects; the function it returns runs after them, before the paint
 */
const rendered = (stage: HTMLElement, app: ReactNode, atCommit: () => () => void): Promise<void> =>
  new Promise((resolve) => {
    const page = (
      <Stage atCommit={atCommit} onDone={resolve}>
        {app}
      </Stage>
    );
    startTransition(() => createRoot(stage).render(page));
  });

interface StageProps {
  atCommit: () => () => void;
  onDone: () => void;
  children: ReactNode;
}

/** A parent's layout effects run after those of its children, its insertion effects before all of them. */
function Stage({ atCommit, onDone, children }: StageProps) {
  const after = useRef<() => void>(null);
  const begin = useEffectEvent(atCommit);
  const end = useEffectEvent(onDone);
  useInsertionEffect(() => {
    after.current = begin();
  }, []);
  useLayoutEffect(() => {
    after.current?.();
    end();
  }, []);
  return children;
}

/** Resolves when the routes of the page and their code are loaded. */
function whenReady(router: DataRouter): Promise<void> {
  const isReady = () => router.state.initialized && router.state.navigation.state === 'idle';
  if (isReady()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(() => {
      if (!isReady()) return;
      stop();
      resolve();
    });
  });
}
