import { countEmbed } from '@vitrina/contract/calls/count-embed';
import { createEmbed } from '@vitrina/contract/calls/create-embed';
import { createUserEmbed } from '@vitrina/contract/calls/create-user-embed';
import { getEmbedCounts } from '@vitrina/contract/calls/get-embed-counts';
import { getEmbedState } from '@vitrina/contract/calls/get-embed-state';
import { listEmbeds } from '@vitrina/contract/calls/list-embeds';
import { listUserEmbeds } from '@vitrina/contract/calls/list-user-embeds';
import { updateEmbed } from '@vitrina/contract/calls/update-embed';
import { updateUserEmbed } from '@vitrina/contract/calls/update-user-embed';
import { ownUser } from '../own-user.ts';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';
import { MARK } from '../samples.ts';

/** Name of the embed that staff create. */
const BY_STAFF = `${MARK} (echipa)`;

/** Reuses the embed of an earlier run, because none can be deleted. */
async function ownEmbed(run: ProbeRun): Promise<{ id: string }> {
  const found = (await run.succeeds(listEmbeds, {}, 'user'))?.data.find(
    ({ name }) => name === MARK,
  );
  const made = found ?? (await run.succeeds(createEmbed, { body: { name: MARK } }, 'user'))?.data;
  if (!made) throw new NotTried('create-embed made nothing');
  return { id: made.id };
}

const setEnded = async (run: ProbeRun, params: { id: string }, ended: boolean) =>
  (await run.succeeds(updateEmbed, { params, body: { ended } }, 'user'))?.data.ended_at;

const readyOf = async (run: ProbeRun, params: { id: string }) =>
  (await run.succeeds(getEmbedCounts, { params, query: {} }, 'user'))?.total.ready ?? 0;

export const embedsProbes = defineProbes([
  {
    call: listEmbeds,
    async run(run) {
      await run.succeeds(listEmbeds, {}, 'user');
    },
  },
  {
    call: createEmbed,
    writes: true,
    async run(run) {
      await ownEmbed(run);
      await run.isRefused(createEmbed, { body: { name: '' } }, 'an empty name', 'user');
    },
  },
  {
    call: countEmbed,
    writes: true,
    async run(run) {
      const params = await ownEmbed(run);
      await setEnded(run, params, false);
      const before = await readyOf(run, params);
      await run.succeeds(countEmbed, { params, body: { event: 'ready' } });
      if ((await readyOf(run, params)) === before + 1) run.shows('embeds');
      else run.differ('the visit is not in the sum');
    },
  },
  {
    call: getEmbedState,
    writes: true,
    async run(run) {
      const params = await ownEmbed(run);
      for (const ended of [true, false]) {
        await setEnded(run, params, ended);
        const state = await run.succeeds(getEmbedState, { params });
        if (state?.ended !== ended) run.differ('what is asked is not what was set');
      }
      await run.isRefused(getEmbedState, { params: { id: 'nu-exista' } }, 'an unknown embed');
    },
  },
  {
    call: getEmbedCounts,
    writes: true,
    async run(run) {
      await readyOf(run, await ownEmbed(run));
    },
  },
  {
    call: updateEmbed,
    writes: true,
    async run(run) {
      const params = await ownEmbed(run);
      if (!(await setEnded(run, params, true))) run.differ('it has not ended');
      const body = { event: 'ready' } as const;
      await run.isRefused(countEmbed, { params, body }, 'a visit after its end');
      for (const origins of [['https://exemplu.ro'], []]) {
        const set = await run.succeeds(updateEmbed, { params, body: { origins } }, 'user');
        if (!set?.data.origins) return;
        if (set.data.origins.join() !== origins.join())
          run.differ('its sites are not what was set');
        else run.shows('embed-origins');
      }
    },
  },
  {
    call: listUserEmbeds,
    writes: true,
    async run(run) {
      const params = { userId: ownUser(run) };
      const { id } = await ownEmbed(run);
      const listed = await run.succeeds(listUserEmbeds, { params }, 'admin');
      if (!listed?.data.some((embed) => embed.id === id)) run.differ('an own form is not listed');
      await run.isRefused(listUserEmbeds, { params: { userId: 999_999_999 } }, 'nobody', 'admin');
    },
  },
  {
    call: createUserEmbed,
    writes: true,
    async run(run) {
      const params = { userId: ownUser(run) };
      const madeByStaff = async () =>
        (await run.succeeds(listEmbeds, {}, 'user'))?.data.find(({ name }) => name === BY_STAFF);
      // None can be deleted, so one is enough.
      if (!(await madeByStaff()))
        await run.succeeds(createUserEmbed, { params, body: { name: BY_STAFF } }, 'admin');
      if (!(await madeByStaff())) run.differ('its owner does not see it');
      await run.isRefused(
        createUserEmbed,
        { params, body: { name: '' } },
        'an empty name',
        'admin',
      );
    },
  },
  {
    call: updateUserEmbed,
    writes: true,
    async run(run) {
      const params = { userId: ownUser(run), ...(await ownEmbed(run)) };
      for (const ended of [true, false]) {
        const set = await run.succeeds(updateUserEmbed, { params, body: { ended } }, 'admin');
        if (Boolean(set?.data.ended_at) !== ended) run.differ('it is not as it was set');
      }
    },
  },
]);
