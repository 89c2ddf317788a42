import type { Kept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import type { FormEvent } from 'react';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import { type Declaration, readDeclaration } from './declaration.ts';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

/** On return: the button that led here is gone. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

interface DeclarationFormProps {
  kept: Kept<Declaration>;
  isBack: boolean;
  onDone: (declaration: Declaration) => void;
}

export function DeclarationForm({ kept, isBack, onDone }: DeclarationFormProps) {
  const { values } = kept;
  const { props, errors, typed } = useForm({
    values,
    read: readDeclaration,
    send: ({ products = '', reason = '', ...others }) => onDone({ ...others, products, reason }),
  });
  const change = (event: FormEvent) => {
    props.onChange(event);
    kept.setValues(typed());
  };
  return (
    <form className={style.form} {...props} onChange={change}>
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
        hint={text.orderNumberHint}
        defaultValue={values.orderNumber}
        error={errors.orderNumber}
        required
      />
      <TextAreaField
        label={text.products}
        name="products"
        note={text.optional}
        hint={text.productsHint}
        defaultValue={values.products}
        error={errors.products}
        rows={2}
      />
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
