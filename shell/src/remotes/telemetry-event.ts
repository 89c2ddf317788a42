import type { Crash } from './crash.ts';

/** Functions replaced, a style sheet adopted, presses swallowed, the header covered, never idle. */
export type Harm = 'hooks' | 'style' | 'clicks' | 'covered' | 'busy';

/** What it happened to. */
interface About {
  remote: string;
  release: string;
  /** `{slot}/{id}`, where it was what fills a slot in another remote's page. */
  slot?: string;
}

/** What happens to remotes, for whoever runs the platform. Nothing about people. */
export type TelemetryEvent =
  | (About & { type: 'loaded'; ms: number })
  | (About & { type: 'failed'; phase: string })
  | (About & { type: 'fallback'; to: string })
  /** A page of it threw. */
  | (About & { type: 'crashed' } & Crash)
  /** It threw where the page goes on, as in the handler of an event. */
  | (About & { type: 'uncaught' } & Crash)
  /** It does to the page what no remote may; `detail` names a function that it replaced. */
  | (About & { type: 'harm'; harm: Harm; detail?: string })
  /** The document before this one died in this tab while it was mounted. */
  | (About & { type: 'hung' })
  /**
   * For a while no registry came for which somebody vouches, or none at all: told once, and updates wait.
   * `revision` is of the one that came, if it was genuine, or of the page's.
   */
  | { type: 'stale'; revision: number; reason: string };

/** How a remote's pages felt, in ms but for the shifts. */
export interface VitalsEvent {
  type: 'vitals';
  remote: string;
  release: string | undefined;
  /** Largest contentful paint; only where the page was opened at this remote. */
  lcp?: number;
  /** Sum of unexpected layout shifts. */
  cls: number;
  /** Slowest interaction: what the 98th percentile is for fewer than fifty of them. */
  inp: number;
}

/** Rows of an answer that could not be read, told once for each call. Nothing of what they say. */
export interface UnreadableEvent {
  type: 'unreadable';
  /** Name of the call. */
  call: string;
  rows: number;
  /** The fields to blame. */
  fields: readonly string[];
}

/** An event that waits to be sent; `at` is in ms since the page began. */
export type WaitingEvent = (TelemetryEvent & { at: number }) | VitalsEvent | UnreadableEvent;
