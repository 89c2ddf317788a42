import { getSettings } from '@vitrina/contract/calls/get-settings';
import { listSettingVersions } from '@vitrina/contract/calls/list-setting-versions';
import { listSettings } from '@vitrina/contract/calls/list-settings';
import { previewMail } from '@vitrina/contract/calls/preview-mail';
import { sendTestMail } from '@vitrina/contract/calls/send-test-mail';
import { updateClosedDays } from '@vitrina/contract/calls/update-closed-days';
import { updateDelivery } from '@vitrina/contract/calls/update-delivery';
import { updateMailTexts } from '@vitrina/contract/calls/update-mail-texts';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';

/** The current settings. Probes write these same values back. */
const current = (run: ProbeRun) => run.succeeds(listSettings, {}, 'admin');

async function someMail(run: ProbeRun) {
  const mail = (await current(run))?.mails[0];
  if (!mail) throw new NotTried('the host lists no mail');
  const value = Object.fromEntries(mail.parts.map(({ name, text }) => [name, text]));
  return { params: { name: mail.name }, version: mail.version, value };
}

export const settingsProbes = defineProbes([
  {
    call: getSettings,
    async run(run) {
      await run.succeeds(getSettings, {});
    },
  },
  {
    call: listSettings,
    async run(run) {
      const [told, listed] = [await run.succeeds(getSettings, {}), await current(run)];
      if (told && listed && told.delivery.fee !== listed.delivery.value.fee)
        run.differ('tells buyers another delivery than staff');
    },
  },
  {
    call: listSettingVersions,
    async run(run) {
      await run.succeeds(listSettingVersions, { query: { name: 'delivery' } }, 'admin');
      const query = { name: 'no-such-setting' };
      await run.isRefused(listSettingVersions, { query }, 'a setting that does not exist', 'admin');
    },
  },
  {
    call: updateDelivery,
    writes: true,
    async run(run) {
      const delivery = (await current(run))?.delivery;
      if (!delivery) return;
      const { value, version } = delivery;
      const saved = await run.succeeds(updateDelivery, { body: { version, value } }, 'admin');
      if (saved && saved.version <= version) run.differ('a change is no new version');
      await run.isRefused(updateDelivery, { body: { version, value } }, 'an old version', 'admin');
      const wrong = { version: version + 1, value: { ...value, fee: -1 } };
      await run.isRefused(updateDelivery, { body: wrong }, 'a cost below 0', 'admin');
    },
  },
  {
    call: updateClosedDays,
    writes: true,
    async run(run) {
      const days = (await current(run))?.closedDays;
      if (!days) return;
      const { value, version } = days;
      await run.succeeds(updateClosedDays, { body: { version, value } }, 'admin');
      const none = { day: '2026-02-30', reason: '' };
      const wrong = { version: version + 1, value: [none] };
      await run.isRefused(updateClosedDays, { body: wrong }, 'a day that is none', 'admin');
    },
  },
  {
    call: updateMailTexts,
    writes: true,
    async run(run) {
      const { params, version, value } = await someMail(run);
      await run.succeeds(updateMailTexts, { params, body: { version, value } }, 'admin');
      const wrong = { ...value, [Object.keys(value)[0] ?? '']: '{no-such-placeholder}' };
      const body = { version: version + 1, value: wrong };
      await run.isRefused(updateMailTexts, { params, body }, 'an unknown placeholder', 'admin');
    },
  },
  {
    call: previewMail,
    async run(run) {
      const { params, value } = await someMail(run);
      await run.succeeds(previewMail, { params, body: { value } }, 'admin');
    },
  },
  {
    call: sendTestMail,
    writes: true,
    async run(run) {
      const { params, value } = await someMail(run);
      await run.succeeds(sendTestMail, { params, body: { value } }, 'admin');
    },
  },
]);
