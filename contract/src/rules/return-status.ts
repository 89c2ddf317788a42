interface ReturnState<Status extends string> {
  label: string;
  /** Next states; empty for a final one. */
  next: readonly Status[];
  /** Tone of its badge. */
  tone: 'info' | 'primary' | 'success' | 'danger' | 'neutral';
  /** Its pieces count as returned, so they cannot be returned again. */
  holdsPieces: boolean;
  /** Moves money, so it cannot be undone. */
  irrevocable?: true;
  /** Needs a reason, which the buyer sees. */
  needsReason?: true;
}

const ROWS = {
  declared: {
    label: 'Declarat',
    next: ['received', 'refused', 'cancelled'],
    tone: 'info',
    holdsPieces: true,
  },
  received: {
    label: 'Primit',
    next: ['checked', 'cancelled'],
    tone: 'primary',
    holdsPieces: true,
  },
  checked: {
    label: 'Verificat',
    next: ['refunded', 'refused'],
    tone: 'primary',
    holdsPieces: true,
  },
  refunded: {
    label: 'Rambursat',
    next: [],
    tone: 'success',
    holdsPieces: true,
    irrevocable: true,
  },
  refused: { label: 'Refuzat', next: [], tone: 'danger', holdsPieces: false, needsReason: true },
  cancelled: { label: 'Anulat', next: [], tone: 'neutral', holdsPieces: false },
} as const satisfies Record<string, ReturnState<string>>;

export type ReturnStatus = keyof typeof ROWS;

/**
 * States of a return by their name on the wire, in the order they are reached (docs/product.md#returns).
 * Independent of its order's state.
 */
export const RETURN_STATES: Readonly<Record<ReturnStatus, ReturnState<ReturnStatus>>> = ROWS;

/** In the order they are reached; the first is that of a new return. */
export const RETURN_STATUSES = Object.keys(RETURN_STATES) as [ReturnStatus, ...ReturnStatus[]];

/**
 * Whether a return may go from `from` to `to`.
 * @example canChangeReturnStatus('declared', 'refunded') // false
 */
export const canChangeReturnStatus = (from: ReturnStatus, to: ReturnStatus): boolean =>
  RETURN_STATES[from].next.includes(to);

/** States in which staff still have something to do. */
export const OPEN_RETURN_STATUSES = RETURN_STATUSES.filter(
  (status) => RETURN_STATES[status].next.length > 0,
);
