'use client';

import { connectForm } from '@vitrina/quiz-element/connect-form';
import type { QuizEvent, QuizEventType, QuizPrefill } from '@vitrina/quiz-element/events';
import {
  FRAME,
  formAddress,
  matchScheme,
  type PopupTrigger,
  type QuizLanguage,
  type QuizOptions,
  titleOf,
} from '@vitrina/quiz-element/form-address';
import {
  type CSSProperties,
  createElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

export type {
  QuizErrorCode,
  QuizEvent,
  QuizEvents,
  QuizEventType,
  QuizPrefill,
} from '@vitrina/quiz-element/events';
export type { PopupTrigger, QuizLanguage, QuizOptions } from '@vitrina/quiz-element/form-address';

/** `onReady`, `onStep`, `onSubmit`…; details as in `QuizEvents`. */
export type QuizHandlers = {
  readonly [Type in QuizEventType as `on${Capitalize<Type>}`]?:
    | ((event: QuizEvent<Type>) => void)
    | undefined;
};

interface CommonProps extends QuizHandlers {
  /** Address of the form, `https://…/q/v1/`. */
  readonly address: string;
  readonly options?: QuizOptions | undefined;
  /** `en`: English form. */
  readonly lang?: QuizLanguage | undefined;
  /** Values the site knows of its visitor; shared by all forms of the page. */
  readonly prefill?: QuizPrefill | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** The form inline in the page. */
export interface InlineQuizProps extends CommonProps {
  readonly popup?: undefined;
  readonly children?: undefined;
}

/** A link that opens the form over the page. */
export interface PopupQuizProps extends CommonProps {
  readonly popup: PopupTrigger;
  readonly children: ReactNode;
}

export type SiteQuizProps = InlineQuizProps | PopupQuizProps;

export function SiteQuiz(props: SiteQuizProps): ReactElement {
  const { address, options, lang, popup, prefill, children, id, className, style } = props;
  const [held, hold] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const handlers = useRef<QuizHandlers>(props);
  const src = formAddress(address, options, held, lang);
  const values = JSON.stringify(prefill);

  useEffect(() => {
    handlers.current = props;
  });
  useEffect(() => {
    const element = popup === undefined ? frame.current : null;
    if (element) matchScheme(element);
    const filled = values ? JSON.parse(values) : undefined;
    return connectForm(src, element, filled, (event) => {
      if (event.type === 'start') hold(src);
      tell(handlers.current, event);
    });
  }, [src, popup, values]);

  const common = { id, className, style };
  return popup === undefined
    ? createElement('iframe', {
        ...FRAME,
        title: titleOf(src),
        ...common,
        src,
        ref: frame,
      })
    : createElement(
        'a',
        { ...common, href: src, 'data-site-quiz-popup': popup === true ? '' : popup },
        children,
      );
}

function tell(handlers: QuizHandlers, event: QuizEvent): void {
  const name = event.type.replace(/^./, (letter) => letter.toUpperCase());
  const handler = handlers[`on${name}` as keyof QuizHandlers];
  (handler as ((event: QuizEvent) => void) | undefined)?.(event);
}
