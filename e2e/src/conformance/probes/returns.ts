import type { Call } from '@vitrina/contract/call';
import { cancelReturn } from '@vitrina/contract/calls/cancel-return';
import { checkReturn } from '@vitrina/contract/calls/check-return';
import { createReturn } from '@vitrina/contract/calls/create-return';
import { listOrderReturns } from '@vitrina/contract/calls/list-order-returns';
import { listReturns } from '@vitrina/contract/calls/list-returns';
import { receiveReturn } from '@vitrina/contract/calls/receive-return';
import { refundOrder } from '@vitrina/contract/calls/refund-order';
import { refundReturn } from '@vitrina/contract/calls/refund-return';
import { refuseReturn } from '@vitrina/contract/calls/refuse-return';
import { undoReturnStep } from '@vitrina/contract/calls/undo-return-step';
import { defineProbes, type Probe, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';

/** At this point the run's order is unpaid and cancelled. */
function placedOrder({ state }: ProbeRun): { id: number } {
  if (!state.orderId) throw new NotTried('create-order placed no order');
  return { id: state.orderId };
}

/** A step of a return that was never requested: every host must refuse it. */
const ofNobody = (call: Call, body: object): Probe => ({
  call,
  writes: true,
  async run(run) {
    const parts = { params: { id: 2_000_000_000 }, body: { version: 1, ...body } };
    await run.isRefused(call, parts, 'an unknown return', 'admin');
  },
});

export const returnsProbes = defineProbes([
  {
    call: listReturns,
    async run(run) {
      const open = await run.succeeds(listReturns, { query: { status: 'open' } }, 'admin');
      if (open && open.returns.length > (open.total ?? 0)) run.differ('the total is too small');
      const none = await run.tries(listReturns, { query: { q: 'nobody-of-this-name' } }, 'admin');
      const before = await run.tries(listReturns, { query: { after: 0, limit: 1 } }, 'admin');
      if (none?.total === 0 && before) run.shows('return-search');
    },
  },
  {
    call: listOrderReturns,
    async run(run) {
      const found = await run.succeeds(listOrderReturns, { params: placedOrder(run) }, 'admin');
      if (found?.refundable) run.differ('money of an unpaid order can go back');
    },
  },
  {
    call: createReturn,
    writes: true,
    async run(run) {
      const parts = { params: placedOrder(run), body: { lines: [{ itemId: 1, quantity: 1 }] } };
      await run.isRefused(createReturn, parts, 'a return of a cancelled order', 'admin');
    },
  },
  {
    call: refundOrder,
    writes: true,
    async run(run) {
      const body = { amount: 1, reason: 'conformance', refundable: 0 };
      const parts = { params: placedOrder(run), body };
      await run.isRefused(refundOrder, parts, 'a refund of an unpaid order', 'admin');
    },
  },
  ofNobody(receiveReturn, {}),
  ofNobody(checkReturn, { lines: [{ itemId: 1, accepted: 1, restocked: 0 }] }),
  ofNobody(refuseReturn, { reason: 'conformance' }),
  ofNobody(cancelReturn, {}),
  ofNobody(undoReturnStep, {}),
  ofNobody(refundReturn, { amount: 1 }),
]);
