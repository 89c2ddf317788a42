import { startStandalone } from '@vitrina/federation/standalone';
import manifest from '../remote.json';
import * as newRequest from './routes/new-request.tsx';
import * as quiz from './routes/quiz.tsx';

await startStandalone({ manifest, modules: { './quiz': quiz, './new-request': newRequest } });
