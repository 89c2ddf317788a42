import { createCategory } from '@vitrina/contract/calls/create-category';
import { isBlank } from '@vitrina/contract/rules/blank';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { refreshCategories } from './products-query.ts';

const text = messages.products.form;

interface NewCategoryProps {
  error?: string | undefined;
  onAdded: (id: number) => void;
}

/** Creates the category at once, before the product is saved. */
export function NewCategory({ error, onAdded }: NewCategoryProps) {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const add = useSingleMutation({
    mutationKey: ['create-category'],
    mutationFn: async () => {
      const { data } = await callApi(createCategory, { body: { name } });
      await refreshCategories();
      return data.category_id;
    },
    onSuccess: onAdded,
    onError: (failure) =>
      void showToast(serverMessageOr(failure, text.newCategoryFailed), { tone: 'danger' }),
  });
  const start = () => {
    setMissing(isBlank(name));
    if (name.trim()) add.mutate();
  };
  // Enter would submit the surrounding product form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    start();
  };
  return (
    <div className={style.beside}>
      <TextField
        label={text.newCategoryName}
        required
        maxLength={80}
        value={name}
        error={isMissing ? text.newCategoryMissing : error && text.newCategoryNotAdded}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setMissing(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button variant="secondary" size="sm" busy={add.isPending} onClick={start}>
        {text.addCategory}
      </Button>
    </div>
  );
}
