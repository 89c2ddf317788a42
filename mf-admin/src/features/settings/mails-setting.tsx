import type { MailSetting } from '@vitrina/contract/entities/settings';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { useSearchParams } from 'react-router-dom';
import { settingsMessages } from '../../settings-messages.ts';
import { MailSettingForm } from './mail-setting-form.tsx';
import { SettingSection } from './setting-section.tsx';
import style from './settings.module.css';

const text = settingsMessages.mails;

export function MailsSetting({ mails }: { mails: readonly MailSetting[] }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('mail');
  const shown = mails.find(({ name }) => name === asked) ?? mails[0];
  if (!shown) return null;
  return (
    <SettingSection title={text.title} hint={text.hint}>
      <SelectField
        label={text.choose}
        value={shown.name}
        className={style.choice}
        onChange={({ currentTarget }) =>
          setParams({ mail: currentTarget.value }, { replace: true, preventScrollReset: true })
        }
      >
        {mails.map(({ name, label, version }) => (
          <option key={name} value={name}>
            {version > 0 ? `${label} (${text.changedMark})` : label}
          </option>
        ))}
      </SelectField>
      <MailSettingForm key={shown.name} mail={shown} />
    </SettingSection>
  );
}
