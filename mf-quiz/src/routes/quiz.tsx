import { defineRemoteModule } from '@vitrina/shared-auth';
import { QuizPage } from '../pages/quiz-page.tsx';

export const { routes, layout } = defineRemoteModule({
  routes: [
    { index: true, Component: QuizPage },
    { path: 'embed', lazy: () => import('../pages/embed-page.tsx') },
  ],
});
