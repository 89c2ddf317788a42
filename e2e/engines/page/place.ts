import { expect } from '@playwright/test';
import type { Point, Tab } from '../driver/engine.ts';
import type { Aim } from './aim.ts';
import { inDocument } from './in-document.ts';
import type { Look } from './in-page.ts';
import { run } from './run.ts';
import { type Step, shown, textOf } from './step.ts';

/** How long a page may take, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 30_000, intervals: [30, 50, 100] };

/**
 * Where something is on a page, as a person would say it. It is looked for anew with every use, and
 * every use waits for it.
 */
export class Place {
  protected readonly tab: Tab;
  private readonly steps: readonly Step[];
  /** The way to each frame around it, from the outside in. */
  private readonly frames: readonly (readonly Step[])[];

  constructor(tab: Tab, steps: readonly Step[] = [], frames: readonly (readonly Step[])[] = []) {
    this.tab = tab;
    this.steps = steps;
    this.frames = frames;
  }

  private step = (step: Step): Place => new Place(this.tab, [...this.steps, step], this.frames);

  /** @param name all of the accessible name, or a pattern in it */
  role = (role: string, name?: string | RegExp): Place =>
    this.step({ by: 'role', role, ...(name !== undefined && { name: textOf(name) }) });
  button = (name: string | RegExp): Place => this.role('button', name);
  link = (name: string | RegExp): Place => this.role('link', name);
  heading = (name: string | RegExp): Place => this.role('heading', name);
  field = (label: string | RegExp): Place => this.step({ by: 'label', text: textOf(label) });
  text = (text: string | RegExp): Place => this.step({ by: 'text', text: textOf(text) });
  nth = (place: number): Place => this.step({ by: 'place', place });
  first = (): Place => this.nth(0);
  /** The page in a frame that has this title. */
  frame = (title: string): Place =>
    new Place(this.tab, [], [...this.frames, [...this.steps, { by: 'frame', title }]]);

  async press(): Promise<void> {
    await this.tab.bringToFront();
    await this.until('can be pressed', async () => {
      const point = await this.aim();
      await this.tab.click(point);
    });
  }

  /** Types in place of what is there, and waits until it stands there. */
  async fill(text: string): Promise<void> {
    await this.write(text);
    await this.has('value', text);
  }

  /** Types in place of what is there, in a field that writes it in its own way. */
  async write(text: string): Promise<void> {
    // A frame of another origin gets the keyboard by a press alone (WebKit).
    await this.press();
    await this.focus();
    await this.tab.type(text);
  }

  /** Presses a button by keyboard: for what stands in a frame that changes its height meanwhile. */
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

  /** Chooses the first option of a list with this in its text. */
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

  /** What can be read of it now; `count` is 0 when it is not there. */
  async look(): Promise<Look> {
    const marks = await this.enterFrames();
    return inDocument(
      this.tab,
      marks,
      (way) => globalThis.drivenPage?.look(way) ?? null,
      this.steps,
    );
  }

  /** Waits until it can be seen. */
  async isShown(): Promise<void> {
    await expect.poll(() => this.count(), this.say('is shown')).toBeGreaterThan(0);
  }

  /** Waits until it cannot be seen any more. */
  async isGone(): Promise<void> {
    await expect.poll(() => this.count(), this.say('is gone')).toBe(0);
  }

  /** Waits until something of it is as it should be. */
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
    // Between two documents nothing can be asked.
    this.look().then(
      ({ count }) => count,
      () => -1,
    );

  private say = (what: string) => ({ message: `${shown(this.steps)} ${what}`, ...PATIENCE });

  /** Tries again until it succeeds: pages change while they are asked. */
  private until = (what: string, attempt: () => Promise<void>): Promise<void> =>
    expect(attempt, this.say(what).message).toPass(PATIENCE);

  /** @returns marks that lead into the frames */
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

  /** Where it stands in the window, once it stands still and nothing lies on it. */
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

  /** A frame of another origin cannot scroll the page around it. */
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
