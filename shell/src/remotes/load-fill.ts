import { fillsOf, liveFills, type RegisteredFill } from '@vitrina/contract/rules/slots';
import type { SlotModule } from '@vitrina/shared-auth/per-package/slots';
import { isRecord } from './is-record.ts';
import type { Part } from './load-release.ts';
import type { RemoteRuntime } from './remote-runtime.ts';

/** In ms. The page is shown already, so nobody waits for it. */
export const FILL_TIMEOUT_MS = 5000;

/** The part of `LoadRelease` for one place of a slot. */
export function partOf(
  entry: RegisteredFill,
  runtime: Pick<RemoteRuntime, 'registryProblem'>,
): Part<SlotModule, RegisteredFill> {
  const { fill, remote, place } = entry;
  return {
    entry,
    module: fill.module,
    timeoutMs: FILL_TIMEOUT_MS,
    slot: place,
    problem: () => runtime.registryProblem(remote, { slots: [fill] }),
    fits: (module): module is SlotModule =>
      isRecord(module) &&
      typeof module.Component === 'function' &&
      Array.isArray(module.slots) &&
      module.slots.includes(fill.slot),
    before() {
      const before = fillBefore(entry);
      return before && partOf(before, runtime);
    },
    inRegistry(registry) {
      const same = liveFills(registry).find(
        (one) => one.place === place && one.remote.name === remote.name,
      );
      return same ? partOf(same, runtime) : null;
    },
  };
}

/** The place as filled by the previous release. */
export function fillBefore({ place, fill, remote }: RegisteredFill): RegisteredFill | null {
  const { previous } = remote;
  const same = fillsOf(previous).find(({ slot, id }) => slot === fill.slot && id === fill.id);
  return previous && same ? { place, fill: same, remote: { ...remote, current: previous } } : null;
}
