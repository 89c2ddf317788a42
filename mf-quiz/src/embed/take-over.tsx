import type { Capability } from '@vitrina/contract/capabilities';
import { embedTexts } from '../messages.ts';
import { createQuizStore, type DraftKeeper } from '../quiz-core/quiz-store.ts';
import type { StepState } from '../quiz-core/step-state.ts';
import { browserDrafts, followDrafts, keepsDrafts } from '../quiz-ui/browser-drafts.ts';
import { laterParts } from '../quiz-ui/later-parts.tsx';
import { askEnded } from './ask-ended.ts';
import { CloseButton } from './close-button.tsx';
import { maySay, startVisit } from './count-visit.ts';
import { formAlone } from './form-alone.ts';
import type { FrameOptions } from './frame-options.ts';
import { joinHost } from './join-host.ts';
import { readLaterOptions } from './later-options.ts';
import { LoadFailed } from './load-failed.tsx';
import type { EmbedConfig } from './read-config.ts';
import { sendFromFrame } from './send-from-frame.ts';
import { SentScreen } from './sent-screen.tsx';

/** `randomUUID` needs https; the framing page may not have it. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

const NO_DRAFTS: DraftKeeper = { load: () => null, save: () => {}, clear: () => {} };

/**
 * Mounts the whole questionnaire where the first section is.
 * @param content element that gives the frame its height
 */
export function takeOver(
  first: StepState,
  content: Element,
  config: EmbedConfig,
  { theme, save, trial }: Pick<FrameOptions, 'theme' | 'save' | 'trial'>,
) {
  const options = readLaterOptions(location.search);
  const ended = askEnded(config, options.embed);
  const visit = trial ? null : startVisit(config, options, content, ended);
  // Also without an embed id.
  const named = options.ref && maySay(config.hostCapabilities) ? { ref: options.ref } : null;
  const keeps = save && !trial;
  const drafts = keeps ? browserDrafts(null) : NO_DRAFTS;
  const send: Parameters<typeof createQuizStore>[1]['send'] = (request, key) =>
    sendFromFrame(config, { trial, place: { ...visit?.place(), ...named } }, request, key);
  const can = (capability: Capability) =>
    (config.hostCapabilities as readonly Capability[]).includes(capability);
  const store = createQuizStore(true, { drafts, newKey, send, can }, first);
  if (keeps) followDrafts(store, drafts);
  joinHost(store, content, theme, options, visit, ended);
  // The visitor already went on.
  if (first.reached > 0) store.dispatch({ type: 'next' });
  return {
    store,
    parts: laterParts(store),
    CloseButton: options.popup ? CloseButton : null,
    SentScreen: () => <SentScreen trial={trial} shellOrigin={trial ? null : config.shellOrigin} />,
    keeps: save && keepsDrafts(),
    ended,
    // Without the query: with it, that address has ended too.
    EndedNote: () => (
      <EndedNote address={formAlone(config.shellOrigin, location.origin + location.pathname)} />
    ),
  };
}
export type EmbedSession = ReturnType<typeof takeOver>;

/** Replaces a form ended by its owner; links to the platform's own. */
const EndedNote = ({ address }: { address: string }) => (
  <LoadFailed text={embedTexts.ended} address={address} />
);
