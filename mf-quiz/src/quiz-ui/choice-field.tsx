import { Button } from '@vitrina/shared-ui/button';
import { RadioGroup } from '@vitrina/shared-ui/radio-group';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import { useRef } from 'react';
import { questionHelp, wizardTexts } from '../messages.ts';
import {
  type Answers,
  type FieldKey,
  optionsOf,
  questionOf,
  textOf,
} from '../quiz-core/questions.ts';
import style from './choice-field.module.css';
import { OptionSample } from './option-sample.tsx';

export interface ChoiceFieldProps {
  field: FieldKey;
  answers: Answers;
  onAnswer: (value: string) => void;
}

/** One of several options. No question with options is required, so a choice can be taken back. */
export function ChoiceField({ field, answers, onAnswer }: ChoiceFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const { label } = questionOf(field);
  const chosen = textOf(answers, field);
  const clear = () => {
    // Focus first: the button goes away with the choice.
    root.current?.querySelector('input')?.focus();
    onAnswer('');
  };
  return (
    <div ref={root} className={style.field}>
      <RadioGroup
        label={label}
        hint={questionHelp[field].hint}
        name={field}
        look="cards"
        options={optionsOf(field).map((option) => ({
          value: option,
          label: (
            <span className={style.option}>
              {option}
              <OptionSample option={option} />
            </span>
          ),
        }))}
        value={chosen}
        onValueChange={onAnswer}
      />
      {chosen !== '' && (
        <Button variant="ghost" size="sm" className={style.clear} onClick={clear}>
          {wizardTexts.clearChoice}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
