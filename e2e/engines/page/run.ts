import type { Tab } from '../driver/engine.ts';

/** Arguments that can be sent to the page. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Runs a self-contained function in a page; it is sent as text. */
export async function run<Args extends Json[], Result>(
  tab: Tab,
  frames: readonly string[],
  fn: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const expression = `(${fn})(...${JSON.stringify(args)})`;
  return (await tab.evaluate(expression, frames)) as Awaited<Result>;
}
