import { Button } from '@vitrina/shared-ui/button';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import { withoutEdited } from '../without-edited.ts';
import {
  checkDeclaration,
  type Declaration,
  type DeclarationErrors,
  EMPTY,
  readDeclaration,
} from './declaration.ts';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

/** Of who comes back: the button that led here is gone. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

interface DeclarationFormProps {
  initial: Declaration;
  onDone: (declaration: Declaration) => void;
}

/** Step one: who withdraws from what. */
export function DeclarationForm({ initial, onDone }: DeclarationFormProps) {
  const [errors, setErrors] = useState<DeclarationErrors>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const declaration = readDeclaration(new FormData(form));
    const found = checkDeclaration(declaration);
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    else onDone(declaration);
  };
  const drop = (event: FormEvent) => setErrors((shown) => withoutEdited(shown, event));
  return (
    <form className={style.form} onSubmit={submit} onInput={drop} noValidate>
      <TextField
        label={text.name}
        name="name"
        ref={initial === EMPTY ? null : takeFocus}
        autoComplete="name"
        defaultValue={initial.name}
        error={errors.name}
        required
      />
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={initial.email}
        error={errors.email}
        required
      />
      <TextField
        label={text.orderNumber}
        name="orderNumber"
        autoComplete="off"
        hint={text.orderNumberHint}
        defaultValue={initial.orderNumber}
        error={errors.orderNumber}
        required
      />
      <TextAreaField
        label={text.products}
        name="products"
        note={text.optional}
        hint={text.productsHint}
        defaultValue={initial.products}
        error={errors.products}
        rows={2}
      />
      <TextAreaField
        label={text.reason}
        name="reason"
        note={text.optional}
        defaultValue={initial.reason}
        error={errors.reason}
        rows={2}
      />
      <Button type="submit" size="lg" block>
        {text.next}
      </Button>
    </form>
  );
}
