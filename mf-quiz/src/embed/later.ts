import { browserDrafts, followDrafts, keepsDrafts } from '../quiz-ui/browser-drafts.ts';
import { laterParts } from '../quiz-ui/later-parts.ts';
import { CloseButton } from './close-button.tsx';
import { joinHost } from './join-host.ts';
import { readLaterOptions } from './later-options.ts';
import { sendFromFrame } from './send-from-frame.ts';
import { SentScreen } from './sent-screen.tsx';

/** The second script of the frame document: all that the first section does without. */
const embedLater = {
  CloseButton: readLaterOptions(location.search).popup ? CloseButton : null,
  followDrafts,
  keepsDrafts,
  parts: laterParts,
  SentScreen,
  drafts: browserDrafts(null),
  joinHost,
  sendFromFrame,
};
export type EmbedLater = typeof embedLater;

globalThis.vitrinaQuiz.provide(embedLater);
