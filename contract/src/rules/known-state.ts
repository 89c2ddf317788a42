/**
 * `state` where `states` has it, else `null`: a host may know states that this product does not, and
 * then nothing but their name can be shown.
 */
export const knownState = <State extends string>(
  states: Readonly<Record<State, unknown>>,
  state: string | null,
): State | null => (state !== null && Object.hasOwn(states, state) ? (state as State) : null);
