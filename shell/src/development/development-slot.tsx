import { platformConfig } from '@vitrina/shared-auth/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { type DevelopedRemote, developedRemote } from '../remotes/tab-releases.ts';

/** Question and banner of a developer's remote, in a tab whose link asked for one. */
export function DevelopmentSlot() {
  const [Notice, setNotice] = useState<ComponentType<DevelopedRemote> | null>(null);
  const [developed] = useState(() => developedRemote(platformConfig()));
  useEffect(() => {
    if (!developed) return;
    import(/* webpackChunkName: "tab" */ './development-notice.tsx').then(
      ({ DevelopmentNotice }) => setNotice(() => DevelopmentNotice),
      () => {
        // Nothing runs without the question.
      },
    );
  }, [developed]);
  return developed && Notice && <Notice {...developed} />;
}
