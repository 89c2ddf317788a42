import { startStandalone } from '@vitrina/federation/standalone';
import manifest from '../remote.json';
import * as console from './routes/console.tsx';

await startStandalone({ manifest, modules: { './console': console } });
