import { correctWebsiteRequest } from '@vitrina/contract/calls/correct-website-request';
import { createWebsiteRequest } from '@vitrina/contract/calls/create-website-request';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { withdrawWebsiteRequest } from '@vitrina/contract/calls/withdraw-website-request';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';
import { ANSWERS, MARK } from '../samples.ts';

const CORRECTED = `${MARK} (corectare)`;
const read = (run: ProbeRun, id: number) =>
  run.succeeds(getWebsiteRequest, { params: { id } }, 'user');

/** Creates a request that nobody works on yet. */
async function waitingRequest(run: ProbeRun): Promise<number> {
  const ids = async () =>
    (await run.succeeds(listWebsiteRequests, {}, 'user'))?.data.map(({ id }) => id) ?? [];
  const before = await ids();
  const body = { ...ANSWERS, businessName: `${MARK} ${crypto.randomUUID()}` };
  await run.succeeds(createWebsiteRequest, { body }, 'user');
  const fresh = (await ids()).find((id) => !before.includes(id));
  if (!fresh) throw new NotTried('create-website-request made no request');
  return fresh;
}

export const correctionsProbes = defineProbes([
  {
    call: correctWebsiteRequest,
    writes: true,
    async run(run) {
      const id = await waitingRequest(run);
      const before = await read(run, id);
      const answers_version = before?.answers_version;
      if (!answers_version) return run.missing();
      const body = { ...ANSWERS, businessName: CORRECTED, answers_version };
      await run.succeeds(correctWebsiteRequest, { params: { id }, body }, 'user');
      if ((await read(run, id))?.answers?.businessName !== CORRECTED)
        run.differ('the answers are the former ones');
      const late = { ...body, businessName: MARK };
      await run.isRefused(
        correctWebsiteRequest,
        { params: { id }, body: late },
        'answers over others',
        'user',
      );
    },
  },
  {
    call: withdrawWebsiteRequest,
    writes: true,
    async run(run) {
      const params = { id: await waitingRequest(run) };
      await run.succeeds(withdrawWebsiteRequest, { params }, 'user');
      const row = (await read(run, params.id))?.data;
      if (row?.status !== 'rejected') run.differ(`the state is ${row?.status} afterwards`);
      else if (row.withdrawn) run.shows('request-corrections');
    },
  },
]);
