import { defineRemoteModule } from '@vitrina/shared-auth';
import { NewRequestPage } from '../pages/new-request-page.tsx';

export const { routes, layout } = defineRemoteModule({
  routes: [{ index: true, Component: NewRequestPage }],
});
