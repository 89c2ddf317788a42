import { untilLoaded } from '../until-loaded.ts';

type HomeSectionsModule = typeof import('./home-sections.tsx');

let loading: Promise<HomeSectionsModule> | undefined;
let rendering: Promise<HomeSectionsModule> | undefined;

/** The home page's sections below the first screen. A failure is not cached: the next call tries again. */
export function loadHomeSections(): Promise<HomeSectionsModule> {
  loading ??= import(/* webpackChunkName: "home-sections" */ './home-sections.tsx').catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The same for rendering. */
export function homeSections(): Promise<HomeSectionsModule> {
  rendering ??= untilLoaded(loadHomeSections);
  return rendering;
}
