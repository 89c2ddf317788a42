import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { showToast } from '@vitrina/shared-auth';
import { refreshRequests } from '@vitrina/shared-auth/per-package/room/refresh-requests';
import { messages } from '../../messages.ts';
import { requestMessages } from '../../request-messages.ts';
import { AssignView } from '../assign-site/assign-site.tsx';
import { FormDrawer } from '../form/form-drawer.tsx';

const text = messages.assign;

interface AssignRequestSiteProps {
  request: WebsiteRequest;
  onDone: () => void;
}

export function AssignRequestSite({ request, onDone }: AssignRequestSiteProps) {
  const { id, user_id, website_url } = request;
  const start = { userId: String(user_id), websiteRequestId: String(id), businessId: '' };
  return (
    <FormDrawer action={requestMessages.onboarding.actions.live} title={text.title}>
      {(close) => (
        <AssignView
          start={{ ...start, websiteUrl: website_url ?? '' }}
          onDone={async () => {
            await refreshRequests();
            close();
            onDone();
            showToast(text.done);
          }}
        />
      )}
    </FormDrawer>
  );
}
