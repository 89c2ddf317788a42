import { platformConfig } from '@vitrina/shared-auth/platform';
import { readText } from '@vitrina/shared-auth/storage';
import { type ComponentType, useEffect, useState } from 'react';
import { TAB_KEY } from '../../remotes/tab/tab.ts';

/** Question and banners of a tab whose link asked for something that is not live; never in production. */
export function TabSlot() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (platformConfig().environment === 'production' || readText(TAB_KEY, 'tab') === null) return;
    import(/* webpackChunkName: "tab" */ './tab-notices.tsx').then(
      ({ TabNotices }) => setNotices(() => TabNotices),
      () => {
        // The next document asks again; code from this computer runs only after the question.
      },
    );
  }, []);
  return Notices && <Notices />;
}
