import { sendTestMail } from '@vitrina/contract/calls/send-test-mail';
import type { MailTexts } from '@vitrina/contract/entities/settings';
import { callApi, refusalOf, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { settingsMessages } from '../../settings-messages.ts';

const text = settingsMessages.mails;

interface SendTestMailProps {
  name: string;
  /** Null while invalid. */
  texts: MailTexts | null;
}

export function SendTestMail({ name, texts }: SendTestMailProps) {
  const send = useSingleMutation({
    mutationKey: ['mf-admin', 'test-mail'],
    mutationFn: (value: MailTexts) => callApi(sendTestMail, { params: { name }, body: { value } }),
    onSuccess: ({ message }) => showToast(message ?? settingsMessages.saved),
    onError: (error) => showToast(refusalOf(text.testFailed)(error).text, { tone: 'danger' }),
  });
  return (
    <Button
      variant="secondary"
      busy={send.isPending}
      disabled={!texts}
      onClick={() => texts && send.mutate(texts)}
    >
      {text.test}
    </Button>
  );
}
