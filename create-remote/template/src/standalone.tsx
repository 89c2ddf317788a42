import { startStandalone } from '@vitrina/federation/standalone';
import manifest from '../remote.json';
import * as list from './routes/list.tsx';

await startStandalone({ manifest, modules: { './list': list } });
