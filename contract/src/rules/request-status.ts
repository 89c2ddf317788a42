interface RequestState {
  label: string;
  /** Tone of its badge. */
  tone: 'warning' | 'info' | 'primary' | 'success' | 'danger';
  /** Final: nothing more is done. */
  isFinal?: true;
  /** Staff's turn: the promised working days run. */
  isInOurHands?: true;
  /** A version waits for the owner's answer. */
  isWithOwner?: true;
  /** Not part of the regular course. */
  isAside?: true;
}

const states = <Status extends string>(table: Record<Status, RequestState>) =>
  table as Readonly<typeof table>;

/**
 * Statuses of a website request by their name on the wire, in the order they are reached; admins may set any
 * at any time. A new one is a row here and its texts, which the compiler requires.
 * @example REQUEST_STATES.pending.label // 'În așteptare'
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
