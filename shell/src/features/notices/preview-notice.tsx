import type { Preview, Registry } from '@vitrina/contract/registry';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { findPreview, hasEnded } from '@vitrina/contract/rules/previews';
import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import Eye from 'lucide-react/icons/eye';
import { useEffect, useState } from 'react';
import { previewTexts as text } from '../../content/previews.ts';
import { importFederation } from '../../remotes/import-federation.ts';
import { useRemoteHost } from '../../remotes/remote-host-context.ts';
import { forgetPreviews } from '../../remotes/tab/tab-releases.ts';
import style from './notice.module.css';

export function PreviewNotice({ keys }: { keys: string[] }) {
  const { signedRegistry } = useRemoteHost();
  const [genuine, setGenuine] = useState<boolean | null>(null);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    importFederation().then(
      async ({ isGenuine }) => setGenuine(await isGenuine(signedRegistry())),
      () => {
        // No remote runs without it either.
      },
    );
  }, [signedRegistry]);
  if (genuine === null || closed) return null;

  const found = keys.map((key) => lookUp(signedRegistry(), key));
  const runs = genuine && found.some(({ runs }) => runs);
  const end = () => {
    forgetPreviews();
    // Loaded code cannot be unloaded: only a new document runs what is live.
    if (runs) location.reload();
    else setClosed(true);
  };
  return (
    <section
      aria-label={text.label}
      className={classNames(style.notice, runs ? style.release : style.offline)}
    >
      <div role="status">
        {(genuine ? found : [{ key: '', says: text.notGenuine }]).map(({ key, says }) => (
          <p key={key} className={style.text}>
            <Eye />
            {says}
          </p>
        ))}
      </div>
      <div className={style.actions}>
        <Button size="sm" variant="secondary" onClick={end}>
          {runs ? text.end : text.close}
        </Button>
      </div>
    </section>
  );
}

interface Found {
  key: string;
  runs: boolean;
  says: string;
}

/** Repeats only what looks like a name, because anybody can write a link. */
function lookUp(registry: Registry, key: string): Found {
  const preview = findPreview(registry, key);
  if (!preview)
    return { key, runs: false, says: KEY.test(key) ? text.unknown(key) : text.notAPreview };
  if (hasEnded(preview, Date.now()))
    return { key, runs: false, says: text.ended(key, endOf(preview)) };
  return { key, runs: true, says: text.running(preview.remote, preview.name, endOf(preview)) };
}

const KEY = /^mf-[a-z][a-z-]{0,39}\/[a-z0-9][a-z0-9-]{0,39}$/;

const endOf = ({ until }: Preview): string => formatDateTime(until) ?? until;
