import choice from '@vitrina/shared-ui/choice.module.css';
import { classNames } from '@vitrina/shared-ui/class-names';
import { FieldHint } from '@vitrina/shared-ui/field';
import { useId } from 'react';
import { optionHelp, optionText } from '../question-texts.ts';
import style from './option-card.module.css';
import { OptionSample } from './option-sample.tsx';

interface OptionCardProps {
  type: 'radio' | 'checkbox';
  name: string;
  option: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function OptionCard({ type, name, option, checked, onChange }: OptionCardProps) {
  const id = useId();
  const help = optionHelp[option];
  const helpId = help ? `${id}-help` : undefined;
  return (
    <div className={style.card}>
      <input
        id={id}
        type={type}
        name={name}
        value={option}
        className={classNames(type === 'radio' ? choice.radio : choice.checkbox, style.input)}
        checked={checked}
        aria-describedby={helpId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id} className={style.label}>
        {optionText(option)}
        <OptionSample option={option} />
      </label>
      {help && (
        <FieldHint id={helpId} className={style.help}>
          {help}
        </FieldHint>
      )}
    </div>
  );
}
