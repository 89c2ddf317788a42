type HomeSectionsModule = typeof import('./home-sections.tsx');

/** The longest wait before another try, in ms. */
const NEXT_TRY_MS = 10_000;

let loading: Promise<HomeSectionsModule> | undefined;
let rendering: Promise<HomeSectionsModule> | undefined;

/** What the home page shows below its first screen. A failure is not kept: the next call tries again. */
export function loadHomeSections(): Promise<HomeSectionsModule> {
  loading ??= import(/* webpackChunkName: "home-sections" */ './home-sections.tsx').catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * The same for rendering, which asks again and again until it has an answer. What is prerendered
 * stands until the code comes, however often that fails.
 */
export function homeSections(): Promise<HomeSectionsModule> {
  rendering ??= untilLoaded();
  return rendering;
}

async function untilLoaded(): Promise<HomeSectionsModule> {
  for (;;) {
    try {
      return await loadHomeSections();
    } catch {
      await nextTry();
    }
  }
}

const nextTry = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, NEXT_TRY_MS);
  });
