import { showToast } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { TextField } from '@vitrina/shared-ui/text-field';
import Copy from 'lucide-react/icons/copy';
import { messages } from '../../messages.ts';

const text = messages.partners;

interface PartnerKeyProps {
  value: string;
  title?: string;
}

/** A new key; it cannot be read again. */
export function PartnerKey({ value, title = text.created }: PartnerKeyProps) {
  const copy = async () => {
    try {
      // No clipboard without https.
      await navigator.clipboard.writeText(value);
      showToast(text.copied);
    } catch {
      showToast(text.copyFailed, { tone: 'danger' });
    }
  };
  return (
    <Alert
      tone="success"
      title={title}
      actions={
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy />
          {text.copy}
        </Button>
      }
    >
      <p>{text.keyOnce}</p>
      <TextField
        label={text.key}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </Alert>
  );
}
