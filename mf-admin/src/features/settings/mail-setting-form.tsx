import { updateMailTexts } from '@vitrina/contract/calls/update-mail-texts';
import { type MailSetting, mailTextsInput } from '@vitrina/contract/entities/settings';
import { callApi } from '@vitrina/shared-auth';
import { settingsMessages } from '../../settings-messages.ts';
import formStyle from '../form/form.module.css';
import { MailPartField } from './mail-part-field.tsx';
import { MailPreview } from './mail-preview.tsx';
import { describeMail, mailValues, readMailOf, settingOfMail } from './mail-values.ts';
import { SendTestMail } from './send-test-mail.tsx';
import { SettingHistory } from './setting-history.tsx';
import { ChangedBy, SettingActions } from './setting-section.tsx';
import style from './settings.module.css';
import { useSettingForm } from './use-setting-form.ts';

const text = settingsMessages.mails;

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className={style.line}>
      {line}
    </p>
  ));

export function MailSettingForm({ mail }: { mail: MailSetting }) {
  const read = readMailOf(mail);
  const { form, isDirty, isConflicting, discard, keepMine, restore } = useSettingForm({
    ...{ name: settingOfMail(mail), setting: mail, saved: mailValues(mail), read },
    save: (version, value) =>
      callApi(updateMailTexts, { params: { name: mail.name }, body: { version, value } }),
  });
  const typed = read(form.values);
  const input = 'input' in typed ? typed.input : null;
  return (
    <>
      <div className={style.mail}>
        <form {...form.props} className={formStyle.form}>
          {mail.parts.map((part) => (
            <MailPartField key={part.name} part={part} form={form} />
          ))}
          <Placeholders mail={mail} />
          <SettingActions
            notice={form.notice}
            busy={form.busy}
            isDirty={isDirty}
            conflict={
              isConflicting
                ? {
                    theirs: <Lines lines={describeMail(mail, mailValues(mail))} />,
                    mine: <Lines lines={describeMail(mail, form.values)} />,
                  }
                : null
            }
            onDiscard={discard}
            onKeepMine={keepMine}
          >
            <SendTestMail name={mail.name} texts={input} />
          </SettingActions>
        </form>
        <MailPreview name={mail.name} texts={input} />
      </div>
      <ChangedBy {...mail} />
      <SettingHistory
        name={settingOfMail(mail)}
        version={mail.version}
        parse={(value) => mailTextsInput.safeParse(value).data ?? null}
        describe={(value) => <Lines lines={describeMail(mail, value)} />}
        onRestore={restore}
      />
    </>
  );
}

function Placeholders({ mail }: { mail: MailSetting }) {
  return (
    <details>
      <summary>{text.placeholders}</summary>
      <dl className={style.placeholders}>
        {mail.placeholders.map(({ name, meaning, example }) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{text.meaning(meaning, example)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
