import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { Alert } from '@vitrina/shared-ui/alert';

/** Replaces a prerendered form that needs scripts: says whom to contact. */
export function ScriptNeeded({ text }: { text: string }) {
  const { phone, email } = platformConfig().brand;
  return (
    <noscript>
      <Alert>
        {text} <a href={phoneLink(phone)}>{phone}</a> · <a href={`mailto:${email}`}>{email}</a>
      </Alert>
    </noscript>
  );
}
