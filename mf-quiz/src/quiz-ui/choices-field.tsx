import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { FieldHint } from '@vitrina/shared-ui/field';
import { useId } from 'react';
import { optionHelp, questionHelp } from '../messages.ts';
import {
  type Answers,
  choicesOf,
  type FieldKey,
  optionsOf,
  questionOf,
} from '../quiz-core/questions.ts';
import style from './choices-field.module.css';

export interface ChoicesFieldProps {
  field: FieldKey;
  answers: Answers;
  onAnswer: (value: readonly string[]) => void;
}

/** Any number of options, each with a word on what it means. */
export function ChoicesField({ field, answers, onAnswer }: ChoicesFieldProps) {
  const hintId = useId();
  const chosen = choicesOf(answers, field);
  return (
    <fieldset aria-describedby={hintId}>
      <legend className={style.legend}>{questionOf(field).label}</legend>
      <FieldHint id={hintId}>{questionHelp[field].hint}</FieldHint>
      <div className={style.options}>
        {optionsOf(field).map((option) => (
          <CheckboxField
            key={option}
            className={style.option}
            name={field}
            value={option}
            label={option}
            hint={optionHelp[option]}
            checked={chosen.includes(option)}
            onChange={(event) =>
              onAnswer(
                event.currentTarget.checked
                  ? [...chosen, option]
                  : chosen.filter((other) => other !== option),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
