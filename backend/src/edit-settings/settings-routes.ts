import { getSettings } from '@vitrina/contract/calls/get-settings';
import { listSettingVersions } from '@vitrina/contract/calls/list-setting-versions';
import { listSettings } from '@vitrina/contract/calls/list-settings';
import { previewMail } from '@vitrina/contract/calls/preview-mail';
import { sendTestMail } from '@vitrina/contract/calls/send-test-mail';
import { updateCallHours } from '@vitrina/contract/calls/update-call-hours';
import { updateClosedDays } from '@vitrina/contract/calls/update-closed-days';
import { updateDelivery } from '@vitrina/contract/calls/update-delivery';
import { updateMailTexts } from '@vitrina/contract/calls/update-mail-texts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { mailSettingName, readClosedDays, readDelivery } from '../settings/setting-values.ts';
import { changeSetting, listVersions, storedValue } from '../settings/settings-repository.ts';
import { checkMailTexts, mailOfName } from './check-mail-texts.ts';
import { listAllSettings } from './list-all-settings.ts';
import { MAIL_SAMPLES } from './mail-samples.ts';
import { originalOf } from './original-of.ts';
import { sendSample } from './send-sample.ts';

export function settingsRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;

  route(app, getSettings, async () => ({
    delivery: readDelivery(await storedValue(db, 'delivery')),
    closedDays: readClosedDays(await storedValue(db, 'closed-days')).map(({ day }) => day),
  }));

  route(app, listSettings, () => listAllSettings(db));

  route(app, listSettingVersions, async ({ query }) => {
    const { name, original } = originalOf(query.name);
    return { data: [...(await listVersions(db, name)), original] };
  });

  route(app, updateDelivery, async ({ body, session }) =>
    changeSetting(db, {
      ...{ name: 'delivery', seen: body.version, value: body.value },
      adminId: session.user.id,
    }),
  );

  route(app, updateClosedDays, async ({ body, session }) => {
    const value = body.value.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    return changeSetting(db, {
      ...{ name: 'closed-days', seen: body.version, value },
      adminId: session.user.id,
    });
  });

  route(app, updateCallHours, async ({ body, session }) =>
    changeSetting(db, {
      ...{ name: 'call-hours', seen: body.version, value: body.value },
      adminId: session.user.id,
    }),
  );

  route(app, updateMailTexts, async ({ params, body, session }) => {
    const mail = mailOfName(params.name);
    return changeSetting(db, {
      ...{ name: mailSettingName(mail), seen: body.version },
      ...{ value: checkMailTexts(mail, body.value), adminId: session.user.id },
    });
  });

  route(app, previewMail, async ({ params, body }) => {
    const mail = mailOfName(params.name);
    const { subject, htmlBody, textBody } = MAIL_SAMPLES[mail](config).write(
      checkMailTexts(mail, body.value),
    );
    return { subject, html: htmlBody, text: textBody };
  });

  route(app, sendTestMail, async ({ params, body, session }) => {
    const mail = mailOfName(params.name);
    await limits.take('test-mail', String(session.user.id));
    await sendSample(db, config, mail, checkMailTexts(mail, body.value), session.user.email);
    return { message: messages.testMailSent(session.user.email) };
  });
}
