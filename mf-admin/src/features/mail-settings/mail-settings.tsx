import { hostCan, refusalOf, showToast } from '@vitrina/shared-auth';
import { useMailSettings } from '@vitrina/shared-auth/per-package/mail-settings';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { deskMessages } from '../../desk-messages.ts';

const text = deskMessages.mails;
const KIND = 'request-message';

/** Mail for unread messages of requests assigned to this person. */
export function MailSettings() {
  const { query, change } = useMailSettings(
    (error) =>
      void showToast(refusalOf(text.failed)(error).text, {
        tone: 'danger',
        about: 'mail-settings',
      }),
  );
  if (!hostCan('mail-settings') || !query.data) return null;
  return (
    <CheckboxField
      label={text.label}
      hint={text.hint}
      checked={!query.data.includes(KIND)}
      onChange={({ currentTarget }) => change(KIND, currentTarget.checked)}
    />
  );
}
