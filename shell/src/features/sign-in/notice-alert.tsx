import { Alert } from '@vitrina/shared-ui/alert';
import type { Notice } from './use-auth-form.ts';

/** How a form's last action went. */
export function NoticeAlert({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  const { tone, text, detail } = notice;
  return (
    <Alert tone={tone} title={detail && text}>
      {detail ?? text}
    </Alert>
  );
}
