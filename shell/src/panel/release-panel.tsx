import { platformConfig } from '@vitrina/shared-auth/platform';
import { Button } from '@vitrina/shared-ui/button';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import { TextField } from '@vitrina/shared-ui/text-field';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { releasePanelTexts as text } from '../content/release-panel.ts';
import { readOverrides, writeOverrides } from '../remotes/overridden-releases.ts';
import { useRemoteHost } from '../remotes/remote-host-context.ts';
import { findRelease, ReleaseAddressError } from './find-release.ts';
import style from './release-panel.module.css';
import { ReleaseTable } from './release-table.tsx';

export function ReleasePanel({ onClose }: { onClose: () => void }) {
  const { revision, shell } = useRemoteHost().signedRegistry();
  return createPortal(
    <aside className={style.panel} aria-label={text.title}>
      <div className={style.head}>
        <h2 className={style.title}>{text.title}</h2>
        <span>{text.revision(revision, shell.release ?? shell.version)}</span>
        <IconButton label={text.close} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <ReleaseTable onRestore={restore} />
      <OverrideForm />
    </aside>,
    document.body,
  );
}

const overrides = () => readOverrides(platformConfig().environment);

/** Parts of a page read their releases once, so another one needs a new document. */
function restore(remote: string): void {
  const { [remote]: _, ...kept } = overrides();
  writeOverrides(kept);
  location.reload();
}

function OverrideForm() {
  const { signedRegistry } = useRemoteHost();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { remote, release } = await findRelease(address.trim(), signedRegistry());
      writeOverrides({ ...overrides(), [remote]: release });
      location.reload();
    } catch (error) {
      if (!(error instanceof ReleaseAddressError)) throw error;
      setProblem(error.message);
      setBusy(false);
    }
  };
  return (
    <form className={style.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={text.address}
        hint={text.addressHint}
        error={problem || undefined}
        type="url"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" size="sm" busy={busy}>
        {text.use}
      </Button>
    </form>
  );
}
