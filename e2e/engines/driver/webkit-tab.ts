import { expect } from '@playwright/test';
import { collectProblems } from './collect-problems.ts';
import { FRAME_MARK, type Key, type Modifier, type Tab } from './engine.ts';
import { goInHistory, showOther } from './go-in-history.ts';
import type { Command } from './web-driver.ts';

export interface Session {
  /** Sends commands to this tab's window. */
  command: Command;
  problems: string[];
}

/** Key values of the standard: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key | Modifier, string> = {
  k: 'k',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Shift: '\uE008',
  Control: '\uE009',
};

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** Evaluates, and also returns messages logged meanwhile. */
const reporting = (expression: string) => `
  (${collectProblems})();
  return Promise.resolve(${expression}).then((value) => ({ value, problems: drivenProblems.splice(0) }));`;

export function webKitTab({ command, problems }: Session): Tab {
  const find = (selector: string) =>
    command('POST', '/element', { using: 'css selector', value: selector });
  let isInFrame = false;
  const enter = async (frames: readonly string[] = []) => {
    if (isInFrame) await command('POST', '/frame', { id: null });
    isInFrame = frames.length > 0;
    for (const mark of frames)
      await command('POST', '/frame', { id: await find(`[${FRAME_MARK}="${mark}"]`) });
  };
  const execute = (script: string) => command('POST', '/execute/sync', { script, args: [] });
  const act = async (type: 'key' | 'pointer', actions: object[]) => {
    await enter();
    await command('POST', '/actions', {
      actions: [
        {
          type,
          id: type,
          ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }),
          actions,
        },
      ],
    });
  };
  const evaluate = async (expression: string, frames?: readonly string[]) => {
    await enter(frames);
    const answer = (await execute(reporting(expression))) as {
      value: unknown;
      problems: string[];
    };
    problems.push(...answer.problems);
    return answer.value;
  };
  return {
    goto: (url) => showOther(evaluate, () => command('POST', '/url', { url })),
    reload: () => showOther(evaluate, () => command('POST', '/refresh', {})),
    back: () => goInHistory(evaluate, -1),
    forward: () => goInHistory(evaluate, 1),
    whyLoaded: () => [],
    evaluate,
    // Each tab is a window, and the display has no window manager.
    bringToFront: async () => {},
    click: ({ x, y }) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => act('key', Array.from(text).flatMap(stroke)),
    press: (key, modifier) =>
      act(
        'key',
        modifier
          ? [
              { type: 'keyDown', value: KEYS[modifier] },
              ...stroke(KEYS[key]),
              { type: 'keyUp', value: KEYS[modifier] },
            ]
          : stroke(KEYS[key]),
      ),
    async chooseFiles(selector, files) {
      await enter();
      const element = (await find(`input[type="file"]${selector}`)) as Record<string, string>;
      const [id] = Object.values(element);
      await command('POST', `/element/${id}/value`, { text: files.join('\n') });
    },
    async resize(width, height) {
      await enter();
      const read = async (what: string) => (await execute(`return [${what}]`)) as number[];
      // The rectangle includes the window's toolbars.
      const [side = 0, top = 0] = await read('outerWidth - innerWidth, outerHeight - innerHeight');
      await command('POST', '/window/rect', { width: width + side, height: height + top });
      // The page learns its new size later than the window; one narrower than the toolbars never does.
      await expect.poll(() => read('innerWidth, innerHeight'), 'size').toEqual([width, height]);
    },
    async screenshot() {
      await enter();
      return Buffer.from((await command('GET', '/screenshot')) as string, 'base64');
    },
    close: async () => void (await command('DELETE', '/window')),
  };
}
