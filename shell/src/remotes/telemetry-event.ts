import type { Crash } from './crash.ts';

/** Functions replaced, a style sheet adopted, presses swallowed, the header covered, never idle. */
export type Harm = 'hooks' | 'style' | 'clicks' | 'covered' | 'busy';

/** The remote and release that an event is about. */
interface About {
  remote: string;
  release: string;
  /** `{slot}/{id}` when it was a fill in another remote's page. */
  slot?: string;
}

/** Events of remotes, for operators and teams. Contain nothing about people. */
export type TelemetryEvent =
  | (About & { type: 'loaded'; ms: number })
  | (About & { type: 'failed'; phase: string })
  | (About & { type: 'fallback'; to: string })
  /** A page of it threw. */
  | (About & { type: 'crashed' } & Crash)
  /** It threw where the page keeps working, such as in an event handler. */
  | (About & { type: 'uncaught' } & Crash)
  /** It harmed the page around it; `detail` names a replaced function. */
  | (About & { type: 'harm'; harm: Harm; detail?: string })
  /** The previous document of this tab died while it was mounted. */
  | (About & { type: 'hung' })
  /**
   * No vouched-for registry arrived for a while; sent once, and updates wait. `revision` is that of the fetched
   * registry if it was genuine, else of the page's.
   */
  | { type: 'stale'; revision: number; reason: string };

/** Web vitals of a remote's pages, in ms except `cls`. */
export interface VitalsEvent {
  type: 'vitals';
  remote: string;
  release: string | undefined;
  /** Largest contentful paint; only where the page was opened at this remote. */
  lcp?: number;
  /** Sum of unexpected layout shifts. */
  cls: number;
  /** Slowest interaction, which is the 98th percentile of fewer than fifty. */
  inp: number;
}

/** Unreadable rows of an answer; sent once per call, without their values. */
export interface UnreadableEvent {
  type: 'unreadable';
  /** Name of the call. */
  call: string;
  rows: number;
  /** Names of the invalid fields. */
  fields: readonly string[];
}

/** An event that waits to be sent; `at` is in ms since the page started. */
export type WaitingEvent = (TelemetryEvent & { at: number }) | VitalsEvent | UnreadableEvent;
