import type { Category } from '@vitrina/contract/entities/category';
import { showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { productMessages } from '../../product-messages.ts';
import look from '../look/destructive.module.css';
import { offerUndo } from '../undo/undo-store.ts';
import style from './categories.module.css';
import { CategoryName } from './category-name.tsx';
import { bringBack, categoryFailure, end, setOrder } from './change-categories.ts';

const text = productMessages.categories;

interface CategoriesInOrderProps {
  categories: readonly Category[];
  counts: ReadonlyMap<number, number>;
}

export function CategoriesInOrder({ categories, counts }: CategoriesInOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const say = (failure: string) => void showToast(failure, { tone: 'danger' });
  const move = (from: number, to: number, tool: 'earlier' | 'later') => {
    const rest = categories.filter((_, at) => at !== from);
    const moved = rest.toSpliced(to, 0, ...categories.slice(from, from + 1));
    flushSync(() => {
      setOrder(moved).catch((error: unknown) => say(categoryFailure(error, text.orderFailed)));
    });
    // The focused row moved: focus follows it.
    const row = list.current?.children[to];
    const button =
      row?.querySelector<HTMLElement>(`[data-tool="${tool}"]:enabled`) ??
      row?.querySelector<HTMLElement>('[data-tool]:enabled');
    button?.focus();
  };
  const finish = useSingleMutation({
    mutationKey: ['end-category'],
    mutationFn: ({ category_id }: Category) => end(category_id),
    onSuccess: (_, { category_name }) =>
      offerUndo(text.ended(category_name), () => bringBack(category_name)),
    onError: (error) => say(categoryFailure(error, text.endFailed)),
  });
  return (
    <ol ref={list} className={style.list}>
      {categories.map((category, index) => {
        const name = category.category_name;
        const count = counts.get(category.category_id) ?? 0;
        return (
          <li key={category.category_id} className={style.row}>
            <CategoryName category={category} />
            <span className={style.count}>{count === 0 ? text.empty : text.count(count)}</span>
            <span className={style.tools}>
              <IconButton
                data-tool="earlier"
                label={text.earlier(name)}
                disabled={index === 0}
                onClick={() => move(index, index - 1, 'earlier')}
              >
                <ChevronUp />
              </IconButton>
              <IconButton
                data-tool="later"
                label={text.later(name)}
                disabled={index === categories.length - 1}
                onClick={() => move(index, index + 1, 'later')}
              >
                <ChevronDown />
              </IconButton>
              <IconButton
                className={look.destructive ?? ''}
                label={text.end(name)}
                disabled={count > 0}
                onClick={() => finish.mutate(category)}
              >
                <X />
              </IconButton>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
