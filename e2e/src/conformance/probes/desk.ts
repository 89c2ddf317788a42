import { assignRequest } from '@vitrina/contract/calls/assign-request';
import { countRequestDesk } from '@vitrina/contract/calls/count-request-desk';
import { createSavedAnswer } from '@vitrina/contract/calls/create-saved-answer';
import { deleteSavedAnswer } from '@vitrina/contract/calls/delete-saved-answer';
import { getRequestAssignee } from '@vitrina/contract/calls/get-request-assignee';
import { listRequestColleagues } from '@vitrina/contract/calls/list-request-colleagues';
import { listRequestDesk } from '@vitrina/contract/calls/list-request-desk';
import { listSavedAnswers } from '@vitrina/contract/calls/list-saved-answers';
import { updateSavedAnswer } from '@vitrina/contract/calls/update-saved-answer';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';
import { MARK } from '../samples.ts';

function requestOf({ state }: ProbeRun): { id: number } {
  if (!state.requestId) throw new NotTried('create-website-request made no request');
  return { id: state.requestId };
}

const assigneeOf = async (run: ProbeRun) =>
  (await run.succeeds(getRequestAssignee, { params: requestOf(run) }, 'admin'))?.assignee_id;

const answersOf = async (run: ProbeRun) =>
  (await run.succeeds(listSavedAnswers, {}, 'admin'))?.data ?? [];

const keep = (run: ProbeRun, title: string) =>
  run.succeeds(createSavedAnswer, { body: { title, text: MARK } }, 'admin');

export const deskProbes = defineProbes([
  {
    call: listRequestDesk,
    async run(run) {
      const days = (await run.succeeds(listRequestDesk, {}, 'admin'))?.data.map(
        ({ promised_on }) => promised_on ?? '',
      );
      if (days && `${days}` !== `${days.toSorted()}`) run.differ('the oldest promise is not first');
    },
  },
  {
    call: countRequestDesk,
    async run(run) {
      const count = (await run.succeeds(countRequestDesk, {}, 'admin'))?.count;
      const desk = (await run.succeeds(listRequestDesk, {}, 'admin'))?.data;
      if (desk && count !== desk.length) run.differ('the count is not that of the desk');
    },
  },
  {
    call: listRequestColleagues,
    async run(run) {
      const found = await run.succeeds(listRequestColleagues, {}, 'admin');
      if (found?.data.length === 0) run.differ('nobody can look after requests');
    },
  },
  {
    call: getRequestAssignee,
    async run(run) {
      await run.succeeds(getRequestAssignee, { params: requestOf(run) }, 'admin');
    },
  },
  {
    call: assignRequest,
    writes: true,
    async run(run) {
      const params = requestOf(run);
      const [colleague] = (await run.succeeds(listRequestColleagues, {}, 'admin'))?.data ?? [];
      if (!colleague) throw new NotTried('list-request-colleagues named nobody');
      const body = { assignee_id: colleague.id, assignee_seen: null };
      await run.succeeds(assignRequest, { params, body }, 'admin');
      if ((await assigneeOf(run)) === colleague.id) run.shows('request-desk');
      else run.differ('the request is not theirs');
      const blind = { params, body: { assignee_id: null, assignee_seen: null } };
      await run.isRefused(assignRequest, blind, 'over a colleague who was not seen', 'admin');
      const back = { assignee_id: null, assignee_seen: colleague.id };
      await run.succeeds(assignRequest, { params, body: back }, 'admin');
    },
  },
  {
    call: listSavedAnswers,
    async run(run) {
      await answersOf(run);
    },
  },
  {
    call: createSavedAnswer,
    writes: true,
    async run(run) {
      const title = `${MARK} ${crypto.randomUUID().slice(0, 8)}`;
      const kept = await keep(run, title);
      const again = { body: { title: title.toUpperCase(), text: MARK } };
      await run.isRefused(createSavedAnswer, again, 'a name that is taken', 'admin');
      if (kept) await run.succeeds(deleteSavedAnswer, { params: { id: kept.data.id } }, 'admin');
    },
  },
  {
    call: updateSavedAnswer,
    writes: true,
    async run(run) {
      const name = () => `${MARK} ${crypto.randomUUID().slice(0, 8)}`;
      const [kept, other] = [await keep(run, name()), await keep(run, name())];
      if (!kept || !other) throw new NotTried('create-saved-answer kept nothing');
      const params = { id: kept.data.id };
      const body = { title: name(), text: `${MARK}\n${MARK}` };
      await run.succeeds(updateSavedAnswer, { params, body }, 'admin');
      const now = (await answersOf(run)).find(({ id }) => id === params.id);
      if (now?.title !== body.title || now.text !== body.text) run.differ('it is as it was');
      const taken = { params, body: { ...body, title: other.data.title.toUpperCase() } };
      await run.isRefused(updateSavedAnswer, taken, 'a name that is taken', 'admin');
      for (const { data } of [kept, other])
        await run.succeeds(deleteSavedAnswer, { params: { id: data.id } }, 'admin');
    },
  },
  {
    call: deleteSavedAnswer,
    writes: true,
    async run(run) {
      const kept = await keep(run, `${MARK} ${crypto.randomUUID().slice(0, 8)}`);
      if (!kept) throw new NotTried('create-saved-answer kept nothing');
      await run.succeeds(deleteSavedAnswer, { params: { id: kept.data.id } }, 'admin');
      if ((await answersOf(run)).some(({ id }) => id === kept.data.id))
        run.differ('it is still there');
    },
  },
]);
