import { addRequestVersion } from '@vitrina/contract/calls/add-request-version';
import { answerRequestAsk } from '@vitrina/contract/calls/answer-request-ask';
import { answerRequestVersion } from '@vitrina/contract/calls/answer-request-version';
import { createFileTicket } from '@vitrina/contract/calls/create-file-ticket';
import { createRequestAsk } from '@vitrina/contract/calls/create-request-ask';
import { editRequestMessage } from '@vitrina/contract/calls/edit-request-message';
import { getMailSettings } from '@vitrina/contract/calls/get-mail-settings';
import { listRequestAsks } from '@vitrina/contract/calls/list-request-asks';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listRequestVersions } from '@vitrina/contract/calls/list-request-versions';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { markRequestRead } from '@vitrina/contract/calls/mark-request-read';
import { openRequestVersion } from '@vitrina/contract/calls/open-request-version';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import { tickRequestPoint } from '@vitrina/contract/calls/tick-request-point';
import { updateMailSettings } from '@vitrina/contract/calls/update-mail-settings';
import { withdrawRequestAsk } from '@vitrina/contract/calls/withdraw-request-ask';
import { withdrawRequestMessage } from '@vitrina/contract/calls/withdraw-request-message';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';
import { MARK } from '../samples.ts';

function ownRequest({ state }: ProbeRun): { id: number } {
  if (!state.requestId) throw new NotTried('create-website-request made no request');
  return { id: state.requestId };
}

const input = (text: string) => ({ text, file_ids: [] });

/** A message of the user, for calls that change one. */
async function ownMessage(run: ProbeRun): Promise<{ id: number; messageId: number }> {
  const params = ownRequest(run);
  const sent = await run.succeeds(sendRequestMessage, { params, body: input(MARK) }, 'user');
  if (!sent) throw new NotTried('send-request-message made no message');
  return { ...params, messageId: sent.data.id };
}

/** A staff request to the user, for calls that close it. */
async function ownAsk(run: ProbeRun): Promise<{ id: number; askId: number }> {
  const params = ownRequest(run);
  const asked = await run.succeeds(createRequestAsk, { params, body: NEEDED }, 'admin');
  if (!asked) throw new NotTried('create-request-ask made nothing');
  return { ...params, askId: asked.data.id };
}

const NEEDED = { title: MARK, note: '' };

async function readAsk(run: ProbeRun, { id, askId }: { id: number; askId: number }) {
  const list = await run.succeeds(listRequestAsks, { params: { id } }, 'user');
  return list?.data.find((one) => one.id === askId);
}

const newest = async (run: ProbeRun) =>
  (await run.succeeds(listRequestVersions, { params: ownRequest(run) }, 'user'))?.data[0];

async function newestVersion(run: ProbeRun): Promise<{ id: number; versionId: number }> {
  const version = await newest(run);
  if (!version) throw new NotTried('add-request-version made no version');
  return { ...ownRequest(run), versionId: version.id };
}

export const roomsProbes = defineProbes([
  {
    call: sendRequestMessage,
    writes: true,
    async run(run) {
      const params = ownRequest(run);
      const list = () => run.succeeds(listRequestMessages, { params, query: {} }, 'user');
      const before = (await list())?.data.length ?? 0;
      const key = { 'idempotency-key': crypto.randomUUID() };
      for (const _ of [1, 2])
        await run.succeeds(sendRequestMessage, { params, body: input(MARK) }, 'user', key);
      if ((await list())?.data.length === before + 1) run.shows('request-messages');
      else run.differ('a message that is sent again is there twice');
      const empty = { params, body: input('  ') };
      await run.isRefused(sendRequestMessage, empty, 'a message without text or file', 'user');
    },
  },
  {
    call: listRequestMessages,
    async run(run) {
      const params = ownRequest(run);
      const own = await run.succeeds(listRequestMessages, { params, query: {} }, 'user');
      const seen = await run.succeeds(listRequestMessages, { params, query: {} }, 'admin');
      if (own && seen && own.data.length !== seen.data.length)
        run.differ('owner and staff see other messages');
    },
  },
  {
    call: markRequestRead,
    writes: true,
    async run(run) {
      const { id, messageId } = await ownMessage(run);
      const body = { message_id: messageId };
      await run.succeeds(markRequestRead, { params: { id }, body }, 'admin');
      const list = await run.succeeds(listRequestMessages, { params: { id }, query: {} }, 'user');
      const isRead = list?.reads.some(
        (read) => read.from_staff && read.last_message_id === messageId,
      );
      if (list && !isRead) run.differ('what staff read is not told');
    },
  },
  {
    call: editRequestMessage,
    writes: true,
    async run(run) {
      const params = await ownMessage(run);
      const edited = await run.succeeds(
        editRequestMessage,
        { params, body: { text: 'Altfel.' } },
        'user',
      );
      if (edited && edited.data.text !== 'Altfel.') run.differ('the text is the old one');
      const foreign = { params, body: { text: 'A altuia.' } };
      await run.isRefused(editRequestMessage, foreign, "somebody else's message", 'admin');
    },
  },
  {
    call: withdrawRequestMessage,
    writes: true,
    async run(run) {
      const params = await ownMessage(run);
      await run.succeeds(withdrawRequestMessage, { params }, 'user');
      const list = await run.succeeds(
        listRequestMessages,
        { params: { id: params.id }, query: {} },
        'admin',
      );
      if (list?.data.some(({ id, text }) => id === params.messageId && text !== ''))
        run.differ('a withdrawn message is still told');
    },
  },
  {
    call: addRequestVersion,
    writes: true,
    async run(run) {
      const params = ownRequest(run);
      const body = { address: 'https://proba.exemplu.ro', note: MARK, file_ids: [] };
      const key = { 'idempotency-key': crypto.randomUUID() };
      const add = () => run.succeeds(addRequestVersion, { params, body }, 'admin', key);
      const [first, again] = [await add(), await add()];
      if (first && again && first.data.id === again.data.id) run.shows('request-versions');
      else run.differ('a version that is sent again is there twice');
      const wrong = { params, body: { ...body, address: 'javascript:alert(1)' } };
      await run.isRefused(addRequestVersion, wrong, 'an address that is no web address', 'admin');
    },
  },
  {
    call: listRequestVersions,
    async run(run) {
      await run.succeeds(listRequestVersions, { params: ownRequest(run) }, 'user');
    },
  },
  {
    call: openRequestVersion,
    writes: true,
    async run(run) {
      await run.succeeds(openRequestVersion, { params: await newestVersion(run) }, 'user');
      const opened = (await newest(run))?.opened_at;
      if (!opened) run.differ('that it was opened is not told');
    },
  },
  {
    call: answerRequestVersion,
    writes: true,
    async run(run) {
      const params = await newestVersion(run);
      const changes = { params, body: { answer: 'changes' as const, points: [] } };
      await run.isRefused(answerRequestVersion, changes, 'changes without a point', 'user');
      const body = { answer: 'changes' as const, points: [MARK] };
      const answered = await run.succeeds(answerRequestVersion, { params, body }, 'user');
      if (answered && answered.data.points.length !== 1) run.differ('the point is not kept');
    },
  },
  {
    call: tickRequestPoint,
    writes: true,
    async run(run) {
      const { id } = ownRequest(run);
      const [point] = (await newest(run))?.points ?? [];
      if (!point) throw new NotTried('answer-request-version left no point');
      const params = { id, pointId: point.id };
      await run.succeeds(tickRequestPoint, { params, body: { done: true } }, 'admin');
      if (!(await newest(run))?.points[0]?.done_at) run.differ('a point that is done is not told');
    },
  },
  {
    call: createFileTicket,
    writes: true,
    async run(run) {
      const answer = await run.succeeds(createFileTicket, { params: ownRequest(run) }, 'user');
      if (answer && answer.ticket.length < 16) run.differ('the ticket can be guessed');
    },
  },
  {
    call: getMailSettings,
    async run(run) {
      await run.succeeds(getMailSettings, {}, 'user');
    },
  },
  {
    call: updateMailSettings,
    writes: true,
    async run(run) {
      const before = await run.succeeds(getMailSettings, {}, 'user');
      const body = { muted: ['request-message' as const] };
      await run.succeeds(updateMailSettings, { body }, 'user');
      const after = await run.succeeds(getMailSettings, {}, 'user');
      if (after && !after.muted?.includes('request-message')) run.differ('it is not kept');
      const { muted } = before ?? {};
      await run.succeeds(updateMailSettings, { body: { muted: muted ?? [] } }, 'user');
    },
  },
  {
    call: createRequestAsk,
    writes: true,
    async run(run) {
      const asked = await ownAsk(run);
      const rows = await run.succeeds(listWebsiteRequests, {}, 'user');
      const row = rows?.data.find(({ id }) => id === asked.id);
      if (row && !row.paused_since) run.differ('the promised days do not wait');
      else if (row?.paused_days != null) run.shows('request-asks');
      await run.isRefused(
        createRequestAsk,
        { params: { id: asked.id }, body: NEEDED },
        'a partner who asks',
        'user',
      );
      await run.succeeds(withdrawRequestAsk, { params: asked }, 'admin');
    },
  },
  {
    call: listRequestAsks,
    async run(run) {
      const params = ownRequest(run);
      const own = await run.succeeds(listRequestAsks, { params }, 'user');
      const seen = await run.succeeds(listRequestAsks, { params }, 'admin');
      if (own && seen && own.data.length !== seen.data.length)
        run.differ('owner and staff see other things');
    },
  },
  {
    call: answerRequestAsk,
    writes: true,
    async run(run) {
      const params = await ownAsk(run);
      await run.succeeds(answerRequestAsk, { params, body: input(MARK) }, 'user');
      const given = await readAsk(run, params);
      if (given && (given.answer !== MARK || !given.answered_at)) run.differ('the answer is lost');
      const again = { params, body: input('Altceva.') };
      await run.isRefused(answerRequestAsk, again, 'what was answered already', 'user');
    },
  },
  {
    call: withdrawRequestAsk,
    writes: true,
    async run(run) {
      const params = await ownAsk(run);
      await run.succeeds(withdrawRequestAsk, { params }, 'admin');
      const left = await readAsk(run, params);
      if (left && !left.withdrawn_at) run.differ('it is still asked for');
    },
  },
]);
