import * as z from 'zod/mini';
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES, MAX_RETURN_REASON_LENGTH } from '../constants.ts';
import { INVALID_AMOUNT, LINE_TWICE } from '../messages.ts';
import { lines, requiredLines, rowId } from './fields.ts';
import { EXCLUSIONS } from './order-return.ts';

/* Requests about returns and refunds. */

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

/** Returned pieces per line. */
export const returnedLines = () =>
  onceEach(z.object({ itemId: rowId(), quantity: piece.check(z.minimum(1)) }));

/** Result of the check. */
export const checkedLines = () =>
  onceEach(
    z.object({
      itemId: rowId(),
      /** Refunded pieces. */
      accepted: piece,
      /** Of those, pieces to restock. */
      restocked: piece,
      /** Why the others are not refunded; required if there are any. */
      exclusion: z.optional(z.enum(EXCLUSIONS)),
    }),
  );

/** Version the change is based on: another one is a conflict. */
export const seenReturnVersion = () => z.int32().check(z.minimum(1));

/** Reason of a return; may be empty. */
export const returnReason = () => lines(MAX_RETURN_REASON_LENGTH);
/** Reason of a return; required. */
export const neededReturnReason = () => requiredLines(MAX_RETURN_REASON_LENGTH);

/** Refund in RON; at least one ban. */
export const refundAmount = () =>
  z
    .number()
    .check(
      z.minimum(0.01, INVALID_AMOUNT),
      z.maximum(999_999.99, INVALID_AMOUNT),
      z.multipleOf(0.01, INVALID_AMOUNT),
    );
