import type { countEmbed } from '@vitrina/contract/calls/count-embed';
import type { GuestPlace } from '@vitrina/contract/entities/guest-answers';
import { maskPage } from '@vitrina/contract/rules/mask-page';
import { recordIn } from '../quiz-core/clean-answer.ts';
import type { LaterOptions } from './later-options.ts';
import type { EmbedConfig } from './read-config.ts';

export interface Visit {
  /** Counts the events told to the host page, each event and step once. */
  count: (message: { type: string; id?: string }) => void;
  hear: (message: unknown) => void;
  place: () => GuestPlace;
}

const PATH: (typeof countEmbed)['path'] = '/api/embeds/:id/counts';
/** Wait for the loader to tell the page. */
const PAGE_MS = 3000;
const COUNTED = ['ready', 'seen', 'start', 'step'];

/**
 * Counts this visit in the host's sums: stores nothing in the browser and sends nothing about the visitor.
 * @returns null without an embed id, for visitors who opted out, and for automated browsers
 */
export function startVisit(
  { apiOrigin, hostCapabilities }: EmbedConfig,
  { embed, popup }: Pick<LaterOptions, 'embed' | 'popup'>,
  content: Element,
  ended: Promise<boolean>,
): Visit | null {
  if (!embed || !maySay(hostCapabilities)) return null;
  // Without the loader the path is unknown.
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
  // A prepared popup is not visible yet.
  new IntersectionObserver(([seen]) => {
    if (seen?.isIntersecting) count({ type: 'seen' });
  }).observe(content);
  return { count, hear, place: () => ({ embed, page }) };
}

/** Origin of the framing or linking page; '' where the browser does not say. */
function siteAround(): string {
  const [around] = location.ancestorOrigins ?? [];
  return around ?? (document.referrer && new URL(document.referrer).origin);
}

/** True when the host may learn the form's page: not for visitors who opted out. */
export const maySay = (hostCapabilities: EmbedConfig['hostCapabilities']): boolean =>
  hostCapabilities.includes('embeds') && !refuses();

/** Global Privacy Control, Do Not Track, and automated browsers. */
function refuses(): boolean {
  const { doNotTrack, webdriver } = navigator;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1' || webdriver;
}
