import { expect } from '@playwright/test';
import type { Key, Modifier, Tab } from '../driver/engine.ts';
import { Place } from './place.ts';
import { type Json, run } from './run.ts';

/** A browser window with the actions tests use. */
export class Page extends Place {
  private readonly base: string;

  /** @param base the platform's address, for relative paths */
  constructor(tab: Tab, base: string) {
    super(tab);
    this.base = base;
  }

  /** @param path path on the platform, or an absolute address */
  goto = (path: string): Promise<void> => this.tab.goto(new URL(path, this.base).href);
  reload = (): Promise<void> => this.tab.reload();
  back = (): Promise<void> => this.tab.back();
  forward = (): Promise<void> => this.tab.forward();
  whyLoaded = (): string[] => this.tab.whyLoaded();
  key = (key: Key, modifier?: Modifier): Promise<void> => this.tab.press(key, modifier);
  resize = (width: number, height: number): Promise<void> => this.tab.resize(width, height);
  screenshot = (): Promise<Uint8Array> => this.tab.screenshot();
  close = (): Promise<void> => this.tab.close();

  /** Sets files on the page's only file input. */
  chooseFiles = (...files: string[]): Promise<void> => this.tab.chooseFiles('', files);
  type = (text: string): Promise<void> => this.tab.type(text);
  /** For library scripts. */
  evaluate = (expression: string): Promise<unknown> => this.tab.evaluate(expression);

  /** Runs a self-contained function in the page. */
  run = <Args extends Json[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => run(this.tab, [], fn, ...args);

  /** Waits until the address matches. */
  async isAt(address: RegExp): Promise<void> {
    const read = () => this.run(() => location.href).catch(String);
    await expect.poll(read, { message: 'address', timeout: 15_000 }).toMatch(address);
  }

  stored = (key: string): Promise<string | null> =>
    this.run((name) => localStorage.getItem(name), key);
}
