interface RequestState {
  label: string;
  /** Of its badge. */
  tone: 'warning' | 'info' | 'primary' | 'success' | 'danger';
  /** The request stays here: nothing more is done. */
  isFinal?: true;
  /** It is for us to act, and the promised working days run. */
  isInOurHands?: true;
  /** A version is there for the owner to try: we wait for their word. */
  isWithOwner?: true;
  /** Not on the way of a request that meets no obstacle. */
  isAside?: true;
}

const states = <Status extends string>(table: Record<Status, RequestState>) =>
  table as Readonly<typeof table>;

/**
 * States of a website request by their name on the wire, in the order they are reached; an admin may
 * set any of them at any time. A new state is a row here and its texts, which the compiler asks for.
 */
export const REQUEST_STATES = /* @__PURE__ */ states({
  pending: { label: 'În așteptare', tone: 'warning', isInOurHands: true },
  in_progress: { label: 'În desfășurare', tone: 'info', isInOurHands: true },
  in_test: { label: 'În testare', tone: 'primary', isWithOwner: true },
  completed: { label: 'Finalizat', tone: 'success', isFinal: true },
  rejected: { label: 'Respins', tone: 'danger', isFinal: true, isAside: true },
});

export type RequestStatus = keyof typeof REQUEST_STATES;
/** Statuses of a website request, in the order of `REQUEST_STATES`. */
export const REQUEST_STATUSES = Object.keys(REQUEST_STATES) as [RequestStatus, ...RequestStatus[]];
