import { platformConfig } from '@vitrina/shared-auth/platform';
import { useState } from 'react';
import { developedRemote, tabPreviews } from '../../remotes/tab/tab-releases.ts';
import { DevelopmentNotice } from './development-notice.tsx';
import { PreviewNotice } from './preview-notice.tsx';

export function TabNotices() {
  const [previews] = useState(() => tabPreviews(platformConfig()));
  const [developed] = useState(() => developedRemote(platformConfig()));
  return (
    <>
      {previews.length > 0 && <PreviewNotice keys={previews} />}
      {developed && <DevelopmentNotice {...developed} />}
    </>
  );
}
