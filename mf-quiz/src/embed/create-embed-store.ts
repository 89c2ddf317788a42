import { createQuizStore, type QuizStore } from '../quiz-core/quiz-store.ts';
import { whenLater } from './embed-later.ts';
import type { FrameOptions } from './frame-options.ts';
import type { EmbedConfig } from './read-config.ts';

/** The questionnaire of a guest on somebody else's site. Drafts and sending come with the second script. */
export function createEmbedStore(
  { apiOrigin }: EmbedConfig,
  { save, trial }: FrameOptions,
): QuizStore {
  const store: QuizStore = createQuizStore(true, {
    drafts: {
      load: () => null,
      // The state then, not now: an earlier visit's answers come with the same script.
      save: () => void (save && whenLater().then(({ drafts }) => drafts.save(store.getState()))),
      clear: () => void (save && whenLater().then(({ drafts }) => drafts.clear())),
    },
    newKey: () => crypto.randomUUID(),
    send: async (request, key) =>
      (await whenLater()).sendFromFrame({ apiOrigin, trial }, request, key),
  });
  if (save)
    void whenLater().then(({ drafts, followDrafts }) => {
      const state = drafts.load(true);
      if (state) store.dispatch({ type: 'resume', state });
      followDrafts(store, drafts);
    });
  return store;
}
