import { platformConfig } from '@vitrina/shared-auth/platform';
import { type ComponentType, useEffect, useState } from 'react';

const KEY = 'vitrina:panel';
const PARAMETER = 'vitrina-releases';

/** The panel of releases, where `?vitrina-releases` asked for it in this tab; never in production. */
export function PanelSlot() {
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  useEffect(() => {
    if (platformConfig().environment === 'production' || !isAsked()) return;
    import(/* webpackChunkName: "release-panel" */ './release-panel.tsx').then(
      ({ ReleasePanel }) => setPanel(() => ReleasePanel),
      () => {
        // A page without the panel is still a page.
      },
    );
  }, []);
  return Panel && <Panel onClose={() => setPanel(forget())} />;
}

function isAsked(): boolean {
  const asked = new URLSearchParams(location.search).has(PARAMETER);
  try {
    if (asked) sessionStorage.setItem(KEY, '1');
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return asked;
  }
}

function forget(): null {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  return null;
}
