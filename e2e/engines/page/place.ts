import { expect } from '@playwright/test';
import type { Point, Tab } from '../driver/engine.ts';
import type { Aim } from './aim.ts';
import { inDocument } from './in-document.ts';
import type { Look } from './in-page.ts';
import { run } from './run.ts';
import { type Step, shown, textOf } from './step.ts';

/** Timeout and polling intervals in ms. */
const PATIENCE = { timeout: 30_000, intervals: [30, 50, 100] };

/** A locator in user terms. Each action resolves it again and waits for it. */
export class Place {
  protected readonly tab: Tab;
  private readonly steps: readonly Step[];
  /** Steps to each enclosing frame, outermost first. */
  private readonly frames: readonly (readonly Step[])[];

  constructor(tab: Tab, steps: readonly Step[] = [], frames: readonly (readonly Step[])[] = []) {
    this.tab = tab;
    this.steps = steps;
    this.frames = frames;
  }

  private step = (step: Step): Place => new Place(this.tab, [...this.steps, step], this.frames);

  /** @param name full accessible name, or a pattern in it */
  role = (role: string, name?: string | RegExp): Place =>
    this.step({ by: 'role', role, ...(name !== undefined && { name: textOf(name) }) });
  button = (name: string | RegExp): Place => this.role('button', name);
  link = (name: string | RegExp): Place => this.role('link', name);
  heading = (name: string | RegExp): Place => this.role('heading', name);
  field = (label: string | RegExp): Place => this.step({ by: 'label', text: textOf(label) });
  text = (text: string | RegExp): Place => this.step({ by: 'text', text: textOf(text) });
  nth = (place: number): Place => this.step({ by: 'place', place });
  first = (): Place => this.nth(0);
  /** The document of the frame with this title. */
  frame = (title: string): Place =>
    new Place(this.tab, [], [...this.frames, [...this.steps, { by: 'frame', title }]]);

  async press(): Promise<void> {
    await this.tab.bringToFront();
    await this.until('can be pressed', async () => {
      const point = await this.aim();
      await this.tab.click(point);
    });
  }

  /** Replaces the value, and waits until the field shows the text. */
  async fill(text: string): Promise<void> {
    await this.write(text);
    await this.has('value', text);
  }

  /** Replaces the value in a field that formats it. */
  async write(text: string): Promise<void> {
    // In WebKit only a press focuses a frame of another origin.
    await this.press();
    await this.focus();
    await this.tab.type(text);
  }

  /** Presses by keyboard, for buttons in a frame that changes its height meanwhile. */
  async enter(): Promise<void> {
    await this.focus();
    await this.tab.press('Enter');
  }

  async focus(): Promise<void> {
    await this.tab.bringToFront();
    await this.until('takes the keyboard', async () => {
      const marks = await this.enterFrames();
      const steps = this.steps;
      const isThere = await inDocument(
        this.tab,
        marks,
        (way) => globalThis.drivenPage?.focus(way) ?? null,
        steps,
      );
      if (!isThere) throw new Error('it does not');
    });
  }

  /** Selects the first option that contains this text. */
  async choose(option: string): Promise<void> {
    await this.until(`has the option ${option}`, async () => {
      const marks = await this.enterFrames();
      const isChosen = await inDocument(
        this.tab,
        marks,
        (way, name) => globalThis.drivenPage?.choose(way, name) ?? null,
        this.steps,
        option,
      );
      if (!isChosen) throw new Error('it has not');
    });
  }

  /** Reads the current state; `count` is 0 when nothing matches. */
  async look(): Promise<Look> {
    const marks = await this.enterFrames();
    return inDocument(
      this.tab,
      marks,
      (way) => globalThis.drivenPage?.look(way) ?? null,
      this.steps,
    );
  }

  /** Waits until it is visible. */
  async isShown(): Promise<void> {
    await expect.poll(() => this.count(), this.say('is shown')).toBeGreaterThan(0);
  }

  /** Waits until it is no longer visible. */
  async isGone(): Promise<void> {
    await expect.poll(() => this.count(), this.say('is gone')).toBe(0);
  }

  /** Waits until a property has the expected value. */
  async has<Name extends keyof Look>(name: Name, expected: Look[Name] | RegExp): Promise<void> {
    const read = async () => {
      const look = await this.look().catch(() => undefined);
      return look && look.count > 0 ? look[name] : undefined;
    };
    const asked = expect.poll(read, this.say(`has the right ${name}`));
    if (expected instanceof RegExp) await asked.toMatch(expected);
    else await asked.toBe(expected);
  }

  private count = async (): Promise<number> =>
    // No page answers during a navigation.
    this.look().then(
      ({ count }) => count,
      () => -1,
    );

  private say = (what: string) => ({ message: `${shown(this.steps)} ${what}`, ...PATIENCE });

  /** Retries until it succeeds, because pages change meanwhile. */
  private until = (what: string, attempt: () => Promise<void>): Promise<void> =>
    expect(attempt, this.say(what).message).toPass(PATIENCE);

  /** @returns marks of the enclosing frames */
  private async enterFrames(): Promise<string[]> {
    const marks: string[] = [];
    for (const [index] of this.frames.entries()) {
      await this.frameAt(index, marks);
      marks.push(String(index));
    }
    return marks;
  }

  private async frameAt(index: number, around: readonly string[]): Promise<Point> {
    const aim = await inDocument(
      this.tab,
      around,
      (way, mark) => globalThis.drivenPage?.enterFrame(way, mark) ?? null,
      this.frames[index] ?? [],
      String(index),
    );
    return pointOf(aim);
  }

  /** Its position in the window once it stops moving and is not covered. */
  private async aim(): Promise<Point> {
    const marks = await this.enterFrames();
    const aim = await inDocument(
      this.tab,
      marks,
      (way) => globalThis.drivenPage?.aim(way) ?? null,
      this.steps,
    );
    const point = pointOf(aim);
    for (const [index] of this.frames.entries()) {
      const { x, y } = await this.frameAt(index, marks.slice(0, index));
      point.x += x;
      point.y += y;
    }
    if (marks.length > 0) await this.scrollTo(point);
    return point;
  }

  /** A cross-origin frame cannot scroll its parent page. */
  private async scrollTo({ y }: Point): Promise<void> {
    const isInView = await run(
      this.tab,
      [],
      (top) => {
        if (top >= 0 && top < innerHeight) return true;
        scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
        return false;
      },
      y,
    );
    if (!isInView) throw new Error('it was outside of the window');
  }
}

function pointOf(aim: Aim): Point {
  if ('problem' in aim) throw new Error(aim.problem);
  return aim.point;
}
