/**
 * `state` if it is a key of `states`, else `null`: hosts may know other states, of which only the name can be
 * shown.
 * @example
 * knownState({ Shipped: 1, Delivered: 2 }, 'Shipped') // 'Shipped'
 * knownState({ Shipped: 1, Delivered: 2 }, 'Lost') // null
 */
export const knownState = <State extends string>(
  states: Readonly<Record<State, unknown>>,
  state: string | null,
): State | null => (state !== null && Object.hasOwn(states, state) ? (state as State) : null);
