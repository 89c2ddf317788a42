import { acceptWebsiteRequest } from '@vitrina/contract/calls/accept-website-request';
import { assignUserWebsite } from '@vitrina/contract/calls/assign-user-website';
import { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import { createPartner } from '@vitrina/contract/calls/create-partner';
import { createWebsiteRequest } from '@vitrina/contract/calls/create-website-request';
import { endPartner } from '@vitrina/contract/calls/end-partner';
import { endUserWebsite } from '@vitrina/contract/calls/end-user-website';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listFirstRequests } from '@vitrina/contract/calls/list-first-requests';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import { listUserWebsiteRequests } from '@vitrina/contract/calls/list-user-website-requests';
import { listUserWebsites } from '@vitrina/contract/calls/list-user-websites';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { renewPartnerKey } from '@vitrina/contract/calls/renew-partner-key';
import { revokePartnerKey } from '@vitrina/contract/calls/revoke-partner-key';
import { updatePartner } from '@vitrina/contract/calls/update-partner';
import { updateRequestStatus } from '@vitrina/contract/calls/update-request-status';
import { updateUserWebsite } from '@vitrina/contract/calls/update-user-website';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import { ownUser } from '../own-user.ts';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';
import { ANSWERS, freshEmail, MARK } from '../samples.ts';

function sentRequest({ state }: ProbeRun): { id: number } {
  if (!state.requestId) throw new NotTried('create-website-request made no request');
  return { id: state.requestId };
}

/** A host that supports the header creates only one request. */
async function trySameRequestTwice(run: ProbeRun): Promise<void> {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const count = async () => (await run.succeeds(listWebsiteRequests, {}, 'user'))?.data.length ?? 0;
  const before = await count();
  for (const _ of [1, 2]) await run.tries(createWebsiteRequest, { body: ANSWERS }, 'user', key);
  if ((await count()) === before + 1) run.shows('idempotency-key');
}

/**
 * A host that supports the field accepts a change from the current status and refuses one from an older status.
 */
async function tryStatusSeen(run: ProbeRun, params: { id: number }): Promise<void> {
  const set = (status: RequestStatus, status_seen: RequestStatus) =>
    run.tries(updateRequestStatus, { params, body: { status, status_seen } }, 'admin');
  if (!(await set('in_test', 'in_progress'))) return;
  if (!(await set('completed', 'in_progress'))) run.shows('request-conflicts');
}

const siteUrl = `https://contract-${crypto.randomUUID()}.exemplu.ro`;

export const websitesProbes = defineProbes([
  {
    call: createWebsiteRequest,
    writes: true,
    async run(run) {
      await run.succeeds(createWebsiteRequest, { body: ANSWERS }, 'user');
      await trySameRequestTwice(run);
      const wrong = { body: { ...ANSWERS, features: ['Nimic din listă'] } };
      await run.isRefused(createWebsiteRequest, wrong, 'an option that is not offered', 'user');
    },
  },
  {
    call: listWebsiteRequests,
    async run(run) {
      const own = await run.succeeds(listWebsiteRequests, {}, 'user');
      const sent = own?.data.find((request) => request.business_name === MARK);
      if (!sent) return;
      run.state.requestId = sent.id;
      if (sent.status !== 'pending') run.differ(`a new request is ${sent.status}`);
    },
  },
  {
    call: getWebsiteRequest,
    async run(run) {
      const found = await run.succeeds(getWebsiteRequest, { params: sentRequest(run) }, 'user');
      if (found && found.answers?.businessName !== MARK) run.differ('the answers are others');
    },
  },
  {
    call: updateRequestStatus,
    writes: true,
    async run(run) {
      const params = sentRequest(run);
      await run.succeeds(updateRequestStatus, { params, body: { status: 'in_progress' } }, 'admin');
      const all = await run.succeeds(listAllWebsiteRequests, {}, 'admin');
      const status = all?.data.find(({ id }) => id === params.id)?.status;
      if (status !== 'in_progress') run.differ(`the state is ${status} afterwards`);
      await tryStatusSeen(run, params);
      const wrong = { params, body: { status: 'gata' } };
      await run.isRefused(updateRequestStatus, wrong, 'an unknown state', 'admin');
    },
  },
  {
    call: listAllWebsiteRequests,
    async run(run) {
      await run.succeeds(listAllWebsiteRequests, {}, 'admin');
    },
  },
  {
    call: listFirstRequests,
    async run(run) {
      const first = await run.succeeds(listFirstRequests, { query: { limit: 1 } }, 'admin');
      const all = first && (await run.succeeds(listAllWebsiteRequests, {}, 'admin'));
      if (!all) return;
      if (first.total !== all.data.length)
        run.differ(`counts ${first.total} requests of ${all.data.length}`);
      if (first.data.length > 1 || first.data[0]?.id !== all.data[0]?.id)
        run.differ('the first request is another than in the list');
    },
  },
  {
    call: listUserWebsiteRequests,
    async run(run) {
      const params = { userId: ownUser(run) };
      const requests = await run.succeeds(listUserWebsiteRequests, { params }, 'admin');
      const stranger = requests?.data.find(({ user_id }) => user_id && user_id !== params.userId);
      if (stranger) run.differ(`request ${stranger.id} is somebody else's`);
    },
  },
  {
    call: createGuestWebsiteRequest,
    writes: true,
    async run(run) {
      const guest = { ...ANSWERS, phone: '0712345678' };
      const first = { body: { ...guest, email: freshEmail() } };
      const taken = await run.succeeds(createGuestWebsiteRequest, first);
      // A filled honeypot field gets a success answer but no account.
      const script = { body: { ...guest, email: freshEmail(), website: 'https://exemplu.ro' } };
      const thanked = await run.tries(createGuestWebsiteRequest, script);
      if (taken?.token && thanked && !thanked.token) run.state.scriptEmail = script.body.email;
      const known = { body: { ...guest, email: run.state.userEmail } };
      const answer = await run.succeeds(createGuestWebsiteRequest, known);
      if (answer?.token || answer?.user) run.differ('signs in who names the address of an account');
      const wrong = { body: { ...guest, email: '' } };
      await run.isRefused(createGuestWebsiteRequest, wrong, 'a request without an address');
    },
  },
  {
    call: acceptWebsiteRequest,
    writes: true,
    async run(run) {
      const { scriptEmail } = run.state;
      const find = async () => {
        const all = await run.succeeds(listAllWebsiteRequests, {}, 'admin');
        return all?.data.find(({ email }) => email === scriptEmail);
      };
      const held = scriptEmail ? await find() : undefined;
      if (!held?.held_at) throw new NotTried('no request was held');
      await run.succeeds(acceptWebsiteRequest, { params: { id: held.id } }, 'admin');
      if ((await find())?.held_at) run.differ('the request is held afterwards');
      else run.shows('script-signs');
    },
  },
  {
    call: assignUserWebsite,
    writes: true,
    async run(run) {
      if (!run.state.businessId) throw new NotTried('create-business made no company');
      const site = { userId: ownUser(run), websiteUrl: siteUrl, businessName: MARK };
      const body = { ...site, businessId: run.state.businessId };
      await run.succeeds(assignUserWebsite, { body }, 'admin');
      const wrong = { body: { ...body, websiteUrl: 'javascript:alert(1)' } };
      await run.isRefused(assignUserWebsite, wrong, 'an address that is no web address', 'admin');
    },
  },
  {
    call: listUserWebsites,
    async run(run) {
      const own = await run.succeeds(listUserWebsites, {}, 'user');
      const { businessId, ownUserId } = run.state;
      const assigned = own?.data.some(({ website_url }) => website_url === siteUrl);
      if (own && businessId && ownUserId && !assigned)
        run.differ('the new site is not in the list');
    },
  },
  {
    call: listAllUserWebsites,
    async run(run) {
      await run.succeeds(listAllUserWebsites, {}, 'admin');
    },
  },
  {
    call: createPartner,
    writes: true,
    async run(run) {
      if (!run.state.businessId) throw new NotTried('there is no site to connect');
      const shop = { name: MARK, syncUrl: `${siteUrl}/sync`, websiteUrl: siteUrl };
      const body = { ...shop, userId: ownUser(run) };
      const created = await run.succeeds(createPartner, { body }, 'admin');
      if (created && created.syncApiKey.length < 16) run.differ('the key can be guessed');
    },
  },
  {
    call: listPartners,
    async run(run) {
      const answer = await run.send(listPartners, {}, run.token('admin'));
      if (answer.status === 404) return run.missing();
      await run.succeeds(listPartners, {}, 'admin');
      if (/syncApiKey|sync_key/i.test(JSON.stringify(answer.json))) run.differ('tells the keys');
    },
  },
  {
    call: updateUserWebsite,
    writes: true,
    async run(run) {
      const site = await ownSite(run);
      if (!site?.version) return run.missing();
      const { id, version } = site;
      const body = { businessName: MARK, websiteUrl: siteUrl, version };
      const input = { params: { id }, body };
      const changed = await run.succeeds(updateUserWebsite, input, 'admin');
      if (changed && changed.website.business_name !== MARK) run.differ('a new name is not kept');
      await run.isRefused(updateUserWebsite, input, 'an older version', 'admin');
    },
  },
  {
    call: updatePartner,
    writes: true,
    async run(run) {
      const { id, version } = await ownPartner(run);
      const body = { name: `${MARK} 2`, syncUrl: `${siteUrl}/sync`, version };
      const changed = await run.succeeds(updatePartner, { params: { id }, body }, 'admin');
      if (changed && changed.partner.name !== body.name) run.differ('a new name is not kept');
      await run.isRefused(updatePartner, { params: { id }, body }, 'an older version', 'admin');
    },
  },
  {
    call: renewPartnerKey,
    writes: true,
    async run(run) {
      const { id, version } = await ownPartner(run);
      const input = { params: { id }, body: { version } };
      const renewed = await run.succeeds(renewPartnerKey, input, 'admin');
      if (renewed && renewed.syncApiKey.length < 16) run.differ('the key can be guessed');
      if (renewed && !renewed.partner.old_key_until) run.differ('the old key ends at once');
    },
  },
  {
    call: revokePartnerKey,
    writes: true,
    async run(run) {
      const { id, version } = await ownPartner(run);
      const input = { params: { id }, query: { version } };
      const revoked = await run.succeeds(revokePartnerKey, input, 'admin');
      if (revoked && revoked.partner.has_key !== false) run.differ('the key is still there');
    },
  },
  {
    call: endPartner,
    writes: true,
    async run(run) {
      const { id, version } = await ownPartner(run);
      const input = { params: { id }, body: { ended: true, version } };
      const ended = await run.succeeds(endPartner, input, 'admin');
      if (ended && !ended.partner.ended_at) run.differ('the end is not told');
    },
  },
  {
    call: endUserWebsite,
    writes: true,
    async run(run) {
      const site = await ownSite(run);
      if (!site?.version) return run.missing();
      const input = { params: { id: site.id }, body: { ended: true, version: site.version } };
      const ended = await run.succeeds(endUserWebsite, input, 'admin');
      if (ended && !ended.website.ended_at) run.differ('the end is not told');
    },
  },
]);

async function ownSite(run: ProbeRun) {
  const found = await run.succeeds(listAllUserWebsites, {}, 'admin');
  return found?.data.find(({ website_url }) => website_url === siteUrl);
}

/** @throws Missing when the host returns no version, because then nothing can be changed */
async function ownPartner(run: ProbeRun): Promise<{ id: number; version: number }> {
  const found = await run.succeeds(listPartners, {}, 'admin');
  const own = found?.data.find(({ website_url }) => website_url === siteUrl);
  if (!own?.id || !own.version) return run.missing();
  return { id: own.id, version: own.version };
}
