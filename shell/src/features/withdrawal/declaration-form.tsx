import type { Kept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import type { FormEvent } from 'react';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import type { OfferedLine } from '../order/withdrawal-state.ts';
import { type Declaration, type DeclarationValues, readDeclaration } from './declaration.ts';
import { LineChoice } from './line-choice.tsx';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

/** On return: the button that led here is gone. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

interface DeclarationFormProps {
  kept: Kept<DeclarationValues>;
  /** Lines of the known order; `null`: products are named in words. */
  offered: readonly OfferedLine[] | null;
  isBack: boolean;
  onDone: (declaration: Declaration) => void;
}

export function DeclarationForm({ kept, offered, isBack, onDone }: DeclarationFormProps) {
  const { values } = kept;
  const { props, errors, typed, change } = useForm({
    values,
    setValues: kept.setValues,
    read: readDeclaration(offered),
    send: (declaration, held) => {
      kept.setValues(held);
      onDone(declaration);
    },
  });
  const keepTyped = (event: FormEvent) => {
    props.onChange(event);
    // Chosen lines have no named control: they were already kept at each change.
    const { isPart, lines, ...texts } = typed();
    kept.setValues(texts);
  };
  return (
    <form className={style.form} {...props} onChange={keepTyped}>
      <TextField
        label={text.name}
        name="name"
        ref={isBack ? takeFocus : null}
        autoComplete="name"
        defaultValue={values.name}
        error={errors.name}
        required
      />
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={values.email}
        error={errors.email}
        required
      />
      <TextField
        label={text.orderNumber}
        name="orderNumber"
        autoComplete="off"
        hint={offered ? undefined : text.orderNumberHint}
        defaultValue={values.orderNumber}
        readOnly={offered !== null}
        error={errors.orderNumber}
        required
      />
      {offered ? (
        <LineChoice
          offered={offered}
          isPart={values.isPart}
          lines={values.lines}
          onChange={(next) => change({ ...next, products: '' })}
          // The text is generated from the lines.
          error={errors.lines ?? (errors.products && text.choice.tooMany)}
        />
      ) : (
        <TextAreaField
          label={text.products}
          name="products"
          note={text.optional}
          hint={text.productsHint}
          defaultValue={values.products}
          error={errors.products}
          rows={2}
        />
      )}
      <TextAreaField
        label={text.reason}
        name="reason"
        note={text.optional}
        defaultValue={values.reason}
        error={errors.reason}
        rows={2}
      />
      <Button type="submit" size="lg" block>
        {text.next}
      </Button>
    </form>
  );
}
