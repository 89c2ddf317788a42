import * as z from 'zod/mini';
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES, MAX_RETURN_REASON_LENGTH } from '../constants.ts';
import { INVALID_AMOUNT, LINE_TWICE } from '../messages.ts';
import { lines, requiredLines, rowId } from './fields.ts';
import { EXCLUSIONS } from './order-return.ts';

/* What is sent about returns and refunds. */

const piece = z.int().check(z.minimum(0), z.maximum(MAX_LINE_QUANTITY));

/** Each line of the order once. */
const onceEach = <S extends z.ZodMiniObject<{ itemId: ReturnType<typeof rowId> }>>(line: S) =>
  z.array(line).check(
    z.minLength(1),
    z.maxLength(MAX_ORDER_LINES),
    z.refine(
      (all) =>
        new Set((all as { itemId: number }[]).map(({ itemId }) => itemId)).size === all.length,
      { error: LINE_TWICE },
    ),
  );

/** How many pieces of which lines come back. */
export const returnedLines = () =>
  onceEach(z.object({ itemId: rowId(), quantity: piece.check(z.minimum(1)) }));

/** What is found when they are looked at. */
export const checkedLines = () =>
  onceEach(
    z.object({
      itemId: rowId(),
      /** Pieces that are paid back. */
      accepted: piece,
      /** Pieces that go back into the stock, of those. */
      restocked: piece,
      /** Why the others are not; needed when there are any. */
      exclusion: z.optional(z.enum(EXCLUSIONS)),
    }),
  );

/** The version that a change is made over: another one is a conflict. */
export const seenReturnVersion = () => z.int32().check(z.minimum(1));

export const returnReason = () => lines(MAX_RETURN_REASON_LENGTH);
export const neededReturnReason = () => requiredLines(MAX_RETURN_REASON_LENGTH);

/** RON that go back; at least one ban. */
export const refundAmount = () =>
  z
    .number()
    .check(
      z.minimum(0.01, INVALID_AMOUNT),
      z.maximum(999_999.99, INVALID_AMOUNT),
      z.multipleOf(0.01, INVALID_AMOUNT),
    );
