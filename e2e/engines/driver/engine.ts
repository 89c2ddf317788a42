import type { Connection } from './cut-off-proxy.ts';

/** CSS pixels from the upper left corner of what the window shows. */
export interface Point {
  x: number;
  y: number;
}

/** A key that is no letter. */
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

/** One window of a browser, as its driver moves it. `Page` builds everything else on this. */
export interface Tab {
  /** Ends when the document and what it names are loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /**
   * Why the page that `back` or `forward` showed was not kept by the browser but loaded anew; empty
   * where it was kept, and where the engine does not tell.
   */
  whyLoaded(): string[];
  /**
   * Evaluates an expression in the page's own world and waits for it when it is a promise.
   * @param frames marks on the frames that lead to the one it runs in, see `FRAME_MARK`
   */
  evaluate(expression: string, frames?: readonly string[]): Promise<unknown>;
  /** Before it is used: a window behind another one may stand still. */
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

/** Attribute by which a step into a frame finds it again. */
export const FRAME_MARK = 'data-driven-frame';

/** What a person has set in the browser before they come. */
export interface Preferences {
  theme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** All sites are refused storage: by a setting in Firefox, played in the engines that have none. */
  refusesStorage?: boolean;
  /** What everything goes through. */
  connection?: Connection;
}

/** A browser that nobody has used yet; its windows share storage. */
export interface Visit {
  open(): Promise<Tab>;
  /** What the browser wrote about errors, warnings and broken policies since it was opened. */
  problems(): string[];
  close(): Promise<void>;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Engine {
  name: EngineName;
  visit(preferences?: Preferences): Promise<Visit>;
  close(): Promise<void>;
}
