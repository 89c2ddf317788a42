import type { Category } from '@vitrina/contract/entities/category';
import { showToast } from '@vitrina/shared-auth';
import { TextField } from '@vitrina/shared-ui/text-field';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import { useState } from 'react';
import { productMessages } from '../../product-messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { categoryFailure, rename } from './change-categories.ts';

const text = productMessages.categories;

/** Enter or blur saves, Escape restores the stored name. */
export function CategoryName({ category }: { category: Category }) {
  const { category_name: stored } = category;
  // The version the edit began with: a refetch while typing must not hide a conflict.
  const [typed, setTyped] = useState<{ name: string; seen: Category } | null>(null);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const name = typed?.name ?? stored;
  const reset = () => {
    setTyped(null);
    setError(undefined);
  };
  const save = async () => {
    const wanted = name.trim();
    if (isSaving || !typed || error) return;
    if (wanted === typed.seen.category_name) return reset();
    if (!wanted) return setError(text.missing);
    setIsSaving(true);
    try {
      await rename(typed.seen, wanted);
      const renamed = { ...category, category_name: wanted };
      const before = typed.seen.category_name;
      reset();
      offerUndo(text.renamed(wanted), () => rename(renamed, before));
    } catch (failure) {
      const told = categoryFailure(failure, text.renameFailed);
      // Saving again overwrites the change that the message named.
      if (told === text.conflict) reset();
      else setError(told);
      showToast(told, { tone: 'danger' });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <TextField
      label={<VisuallyHidden>{text.name(stored)}</VisuallyHidden>}
      maxLength={80}
      autoComplete="off"
      value={name}
      error={error}
      readOnly={isSaving}
      aria-busy={isSaving || undefined}
      onChange={({ currentTarget: { value } }) => {
        setTyped({ name: value, seen: typed?.seen ?? category });
        setError(undefined);
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key !== 'Escape' || !typed) return;
        // First Escape resets the field, the second closes the drawer.
        event.preventDefault();
        event.stopPropagation();
        reset();
      }}
    />
  );
}
