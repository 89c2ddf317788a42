import { bookRequestCall } from '@vitrina/contract/calls/book-request-call';
import { cancelRequestCall } from '@vitrina/contract/calls/cancel-request-call';
import { getRequestCall } from '@vitrina/contract/calls/get-request-call';
import { listSettings } from '@vitrina/contract/calls/list-settings';
import { updateCallHours } from '@vitrina/contract/calls/update-call-hours';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';

function ownRequest({ state }: ProbeRun): { id: number } {
  if (!state.requestId) throw new NotTried('create-website-request made no request');
  return { id: state.requestId };
}

const readCall = (run: ProbeRun) =>
  run.succeeds(getRequestCall, { params: ownRequest(run) }, 'user');

async function freeTimes(run: ProbeRun): Promise<readonly [string, string]> {
  const [first, second] = (await readCall(run))?.slots ?? [];
  if (!first?.starts_at || !second?.starts_at) throw new NotTried('the host offers no time');
  return [first.starts_at, second.starts_at];
}

const book = (run: ProbeRun, starts_at: string) =>
  run.succeeds(bookRequestCall, { params: ownRequest(run), body: { starts_at } }, 'user');

const cancel = (run: ProbeRun, starts_at: string) =>
  run.succeeds(cancelRequestCall, { params: ownRequest(run), body: { starts_at } }, 'user');

export const callProbes = defineProbes([
  {
    call: getRequestCall,
    async run(run) {
      await readCall(run);
    },
  },
  {
    call: bookRequestCall,
    writes: true,
    async run(run) {
      const [first, second] = await freeTimes(run);
      await book(run, first);
      const moved = await book(run, second);
      if (moved && Date.parse(moved.data.starts_at ?? '') !== Date.parse(second))
        run.differ('the call did not move');
      else if (moved) run.shows('request-calls');
      const past = { params: ownRequest(run), body: { starts_at: '2020-03-02T08:00:00Z' } };
      await run.isRefused(bookRequestCall, past, 'a time that is over', 'user');
      await cancel(run, second);
    },
  },
  {
    call: cancelRequestCall,
    writes: true,
    async run(run) {
      const [first] = await freeTimes(run);
      await book(run, first);
      await cancel(run, first);
      if (!(await readCall(run))?.data?.cancelled_at) run.differ('the call is still there');
      const again = { params: ownRequest(run), body: { starts_at: first } };
      await run.isRefused(cancelRequestCall, again, 'a call that is not booked', 'user');
    },
  },
  {
    call: updateCallHours,
    writes: true,
    async run(run) {
      const hours = (await run.succeeds(listSettings, {}, 'admin'))?.callHours;
      if (!hours) throw new NotTried('the host lists no hours of calls');
      const { value, version } = hours;
      await run.succeeds(updateCallHours, { body: { version, value } }, 'admin');
      await run.isRefused(updateCallHours, { body: { version, value } }, 'an old version', 'admin');
    },
  },
]);
