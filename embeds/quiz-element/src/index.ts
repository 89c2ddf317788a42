import type { QuizEvent, QuizEventType } from './events.ts';
import { SiteQuizElement } from './site-quiz-element.ts';

export type { QuizErrorCode, QuizEvent, QuizEvents, QuizEventType, QuizPrefill } from './events.ts';
export type { PopupTrigger, QuizOptions } from './form-address.ts';
export { SiteQuizElement };

/** Events of the element. */
export type SiteQuizEventMap = {
  [Type in QuizEventType as `quiz-${Type}`]: CustomEvent<QuizEvent<Type>>;
};

declare global {
  interface HTMLElementTagNameMap {
    'site-quiz': SiteQuizElement;
  }
  interface HTMLElementEventMap extends SiteQuizEventMap {}
}

// A server has none.
if (globalThis.customElements && !customElements.get('site-quiz'))
  customElements.define('site-quiz', SiteQuizElement);
