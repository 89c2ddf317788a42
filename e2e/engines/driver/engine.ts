import type { Connection } from './cut-off-proxy.ts';

/** CSS pixels from the viewport's upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Keys other than text. */
export type Key =
  | 'k'
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowRight'
  | 'ArrowLeft';
export type Modifier = 'Shift' | 'Control';

/** One browser window as the driver controls it. `Page` builds on this. */
export interface Tab {
  /** Resolves after the load event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /**
   * Why the last page shown by `back` or `forward` was not restored from the back/forward cache; empty when
   * it was, or when the engine does not report it.
   */
  whyLoaded(): string[];
  /**
   * Evaluates an expression in the page's main world and awaits a promise.
   * @param frames marks of the enclosing frames, outermost first, see `FRAME_MARK`
   */
  evaluate(expression: string, frames?: readonly string[]): Promise<unknown>;
  /** Needed before use: background windows may be throttled. */
  bringToFront(): Promise<void>;
  click(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key, modifier?: Modifier): Promise<void>;
  /** @param selector of an `input` of type file */
  chooseFiles(selector: string, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Marks a frame element, so that later steps find it. */
export const FRAME_MARK = 'data-driven-frame';

/** Settings made in the browser before the visit. */
export interface Preferences {
  theme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** Blocks storage for all sites: a real setting in Firefox, simulated in the others. */
  refusesStorage?: boolean;
  /** Proxy for all requests. */
  connection?: Connection;
}

/** A fresh browser profile; its windows share storage. */
export interface Visit {
  open(): Promise<Tab>;
  /** Console errors, warnings and policy violations since the start. */
  problems(): string[];
  close(): Promise<void>;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Engine {
  name: EngineName;
  visit(preferences?: Preferences): Promise<Visit>;
  close(): Promise<void>;
}
