import { PanelSlot } from '../../panel/panel-slot.tsx';
import { EmailNotice } from './email-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { RoleNotice } from './role-notice.tsx';
import { TabSlot } from './tab-slot.tsx';

export function Notices() {
  return (
    <>
      <OfflineNotice />
      <ReleaseNotice />
      <EmailNotice />
      <RoleNotice />
      <TabSlot />
      <PanelSlot />
    </>
  );
}
