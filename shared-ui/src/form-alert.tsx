import { Alert } from './alert.tsx';
import type { FormNotice } from './use-form.ts';

/**
 * Result of a form's last action; nothing before.
 * @example const alert = <FormAlert notice={{ tone: 'danger', text: 'Salvarea a eșuat' }} />;
 */
export function FormAlert({ notice }: { notice: FormNotice | null }) {
  if (!notice) return null;
  const { tone, text, detail } = notice;
  return (
    <Alert tone={tone} title={detail && text}>
      {detail ?? text}
    </Alert>
  );
}
