import { startStandalone } from '@vitrina/federation/standalone';
import manifest from '../remote.json';
import * as dashboard from './routes/dashboard.tsx';
import * as notifications from './routes/notifications.tsx';

await startStandalone({
  manifest,
  modules: { './dashboard': dashboard, './notifications': notifications },
});
