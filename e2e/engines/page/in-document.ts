import type { Tab } from '../driver/engine.ts';
import { inPageScript } from './in-page-script.ts';
import { type Json, run } from './run.ts';

/**
 * Calls a function of the injected script; injects it first when it is missing.
 * @param fn sent as text; returns null when the script is missing
 */
export async function inDocument<Args extends Json[], Result>(
  tab: Tab,
  frames: readonly string[],
  fn: (...args: Args) => Result,
  ...args: Args
): Promise<NonNullable<Awaited<Result>>> {
  const answer = await run(tab, frames, fn, ...args);
  if (answer != null) return answer;
  await tab.evaluate(await inPageScript(), frames);
  const second = await run(tab, frames, fn, ...args);
  if (second == null) throw new Error('The page went away.');
  return second;
}
