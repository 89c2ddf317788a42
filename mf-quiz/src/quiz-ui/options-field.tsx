import { optionsOf, type QuestionKey, questionOf } from '@vitrina/contract/questionnaire';
import { Button } from '@vitrina/shared-ui/button';
import { FieldHint } from '@vitrina/shared-ui/field';
import { useId, useRef } from 'react';
import { wizardTexts } from '../messages.ts';
import { questionHelp } from '../question-texts.ts';
import { type Answers, choicesOf, textOf } from '../quiz-core/questions.ts';
import { OptionCard } from './option-card.tsx';
import style from './options-field.module.css';

interface OptionsFieldProps {
  field: QuestionKey;
  answers: Answers;
  onAnswer: (value: string | readonly string[]) => void;
}

/** Native radios for a single choice, checkboxes for several. */
export function OptionsField({ field, answers, onAnswer }: OptionsFieldProps) {
  const hintId = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const { kind, label } = questionOf(field);
  const single = kind === 'choice';
  const chosen = single ? [textOf(answers, field)] : choicesOf(answers, field);
  const choose = (option: string, checked: boolean) => {
    const others = chosen.filter((other) => other !== option);
    onAnswer(single ? option : checked ? [...others, option] : others);
  };
  const clear = () => {
    // Focus first: the button disappears with the choice.
    root.current?.querySelector('input')?.focus();
    onAnswer('');
  };
  return (
    <fieldset ref={root} aria-describedby={hintId}>
      <legend className={style.legend}>{label}</legend>
      <FieldHint id={hintId}>{questionHelp[field].hint}</FieldHint>
      <div className={style.options} data-kind={kind}>
        {optionsOf(field).map((option) => (
          <OptionCard
            key={option}
            type={single ? 'radio' : 'checkbox'}
            name={field}
            option={option}
            checked={chosen.includes(option)}
            onChange={(checked) => choose(option, checked)}
          />
        ))}
      </div>
      {single && textOf(answers, field) !== '' && (
        <Button
          variant="ghost"
          size="sm"
          className={style.clear}
          aria-label={`${wizardTexts.clearChoice}: ${label}`}
          onClick={clear}
        >
          {wizardTexts.clearChoice}
        </Button>
      )}
    </fieldset>
  );
}
