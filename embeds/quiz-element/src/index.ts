import type { QuizEvent, QuizEventType } from './events.ts';
import { SiteQuizElement } from './site-quiz-element.ts';

export type { QuizErrorCode, QuizEvent, QuizEvents, QuizEventType, QuizPrefill } from './events.ts';
export type { PopupTrigger, QuizLanguage, QuizOptions } from './form-address.ts';
export { SiteQuizElement };

/** Events of the element, for `addEventListener`. */
export type SiteQuizEventMap = {
  [Type in QuizEventType as `quiz-${Type}`]: CustomEvent<QuizEvent<Type>>;
};

declare global {
  interface HTMLElementTagNameMap {
    'site-quiz': SiteQuizElement;
  }
  interface HTMLElementEventMap extends SiteQuizEventMap {}
}

try {
  customElements.define('site-quiz', SiteQuizElement);
} catch {
  // No elements on a server; or the page has already defined this one.
}
