import { platformConfig } from '@vitrina/shared-auth/platform';
import { readText, remove, writeText } from '@vitrina/shared-auth/storage';
import { type ComponentType, useEffect, useState } from 'react';

const KEY = 'vitrina:panel';
const PARAMETER = 'vitrina-releases';

/** The release panel, if `?vitrina-releases` requested it in this tab; never in production. */
export function PanelSlot() {
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  useEffect(() => {
    if (platformConfig().environment === 'production' || !isAsked()) return;
    import(/* webpackChunkName: "release-panel" */ './release-panel.tsx').then(
      ({ ReleasePanel }) => setPanel(() => ReleasePanel),
      () => {
        // The page works without the panel.
      },
    );
  }, []);
  return Panel && <Panel onClose={() => setPanel(forget())} />;
}

function isAsked(): boolean {
  const asked = new URLSearchParams(location.search).has(PARAMETER);
  if (asked) writeText(KEY, '1', 'tab');
  return asked || readText(KEY, 'tab') !== null;
}

function forget(): null {
  remove(KEY, 'tab');
  return null;
}
