import type { countEmbed } from '@vitrina/contract/calls/count-embed';
import type { GuestPlace } from '@vitrina/contract/entities/guest-answers';
import { maskPage } from '@vitrina/contract/rules/mask-page';
import { recordIn } from '../quiz-core/clean-answer.ts';
import type { LaterOptions } from './later-options.ts';
import type { EmbedConfig } from './read-config.ts';

export interface Visit {
  /** Counts what the host page is told, each event and each step once. */
  count: (message: { type: string; id?: string }) => void;
  /** What the loader says: where the form stands. */
  hear: (message: unknown) => void;
  /** For the request. */
  place: () => GuestPlace;
}

const PATH: (typeof countEmbed)['path'] = '/api/embeds/:id/counts';
/** So long the loader's word for the page is waited for. */
const PAGE_MS = 3000;
const COUNTED = ['ready', 'seen', 'start', 'step'];

/**
 * Counts this visit in sums of the host: nothing is kept in the browser, and nothing told of the visitor.
 * @returns null without a name to count under, for visitors who do not want it, and for programs that say so
 */
export function startVisit(
  { apiOrigin, hostCapabilities }: EmbedConfig,
  { embed, popup }: Pick<LaterOptions, 'embed' | 'popup'>,
  content: Element,
  ended: Promise<boolean>,
): Visit | null {
  if (!embed || !maySay(hostCapabilities)) return null;
  // Without the loader the path is not known, and not guessed.
  const site = siteAround();
  let page = maskPage(`${site}/*`);
  let hear: Visit['hear'] = () => {};
  const known = new Promise<void>((settle) => {
    hear = (message) => {
      const { pathname } = recordIn(message);
      if (typeof pathname !== 'string') return;
      page = maskPage(site + pathname);
      settle();
    };
    addEventListener('pagehide', () => settle());
    setTimeout(settle, PAGE_MS);
    if (parent === window) settle();
  });
  const told = new Set<string>();
  const count: Visit['count'] = async ({ type: event, id: step }) => {
    const what = JSON.stringify({ event, step });
    if (!COUNTED.includes(event) || told.has(what)) return;
    told.add(what);
    await known;
    if (await ended) return;
    void fetch(new URL(PATH.replace(':id', embed), apiOrigin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ event, step, page },
        popup: (event === 'seen' && popup) || undefined,
      }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  };
  // A popup that is prepared is not in sight.
  new IntersectionObserver(([seen]) => {
    if (seen?.isIntersecting) count({ type: 'seen' });
  }).observe(content);
  return { count, hear, place: () => ({ embed, page }) };
}

/** Origin of the page around the frame, or that led here; '' where the browser does not say. */
function siteAround(): string {
  const [around] = location.ancestorOrigins ?? [];
  return around ?? (document.referrer && new URL(document.referrer).origin);
}

/** Whether the host hears where the form stands: not of a visitor who does not want it. */
export const maySay = (hostCapabilities: EmbedConfig['hostCapabilities']): boolean =>
  hostCapabilities.includes('embeds') && !refuses();

/** Global Privacy Control, Do Not Track, and browsers that a program drives. */
function refuses(): boolean {
  const { doNotTrack, webdriver } = navigator;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1' || webdriver;
}
