import { platformConfig } from '@vitrina/shared-auth/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { tabPreviews } from '../../remotes/tab-releases.ts';

/** The banner of a preview, in a tab whose link asked for one. */
export function PreviewSlot() {
  const [Notice, setNotice] = useState<ComponentType<{ keys: string[] }> | null>(null);
  const [keys] = useState(() => tabPreviews(platformConfig()));
  useEffect(() => {
    if (keys.length === 0) return;
    import(/* webpackChunkName: "tab" */ './preview-notice.tsx').then(
      ({ PreviewNotice }) => setNotice(() => PreviewNotice),
      () => {
        // The next document asks again.
      },
    );
  }, [keys]);
  return Notice && <Notice keys={keys} />;
}
