import { DevelopmentSlot } from '../../development/development-slot.tsx';
import { PanelSlot } from '../../panel/panel-slot.tsx';
import { PreviewSlot } from '../previews/preview-slot.tsx';
import { EmailNotice } from './email-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { RoleNotice } from './role-notice.tsx';

/** Messages that stay until what they tell is over. */
export function Notices() {
  return (
    <>
      <OfflineNotice />
      <ReleaseNotice />
      <EmailNotice />
      <RoleNotice />
      <PreviewSlot />
      <DevelopmentSlot />
      <PanelSlot />
    </>
  );
}
