import { promoted, withoutCanary } from './change-remote.ts';
import { type Command, remoteOnly } from './command.ts';
import { describeRemote } from './describe-remote.ts';
import { assertNotHeld } from './holds.ts';
import { keeperOf } from './keeper-of.ts';
import { updateRegistry } from './update-registry.ts';
import { withHtml } from './write-html.ts';

/** `pnpm promote mf-shop`: makes its canary live for everybody. */
export const promote: Command = async (options) => {
  const name = remoteOnly(options);
  const keeper = keeperOf(options);
  const live = await updateRegistry(keeper, (registry) => {
    assertNotHeld(registry, name);
    return promoted(registry, name);
  });
  return withHtml(options, keeper, describeRemote(live, name), [name]);
};

/** `pnpm stop-canary mf-shop`: ends its canary. */
export const stopCanary: Command = async (options) => {
  const name = remoteOnly(options);
  const keeper = keeperOf(options);
  let stopped: string | undefined;
  const live = await updateRegistry(keeper, (registry) => {
    stopped = registry.remotes.find((one) => one.name === name)?.canary?.release.id;
    return withoutCanary(registry, name);
  });
  const done =
    stopped === undefined
      ? `${name} has no canary, and nothing was changed`
      : `${name} ${stopped} is no canary any more`;
  return withHtml(options, keeper, `${done}; ${describeRemote(live, name)}`, [name]);
};
