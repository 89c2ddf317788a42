import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import SearchX from 'lucide-react/icons/search-x';
import { messages } from '../../messages.ts';
import style from './no-products-found.module.css';

const text = messages.list;

interface NoProductsFoundProps {
  onClear: (() => void) | null;
  /** What was searched for, where that may be the reason. */
  query: string;
  categories: readonly string[];
  onCategory: (category: string) => void;
}

/** Nothing answers the filters, or (without any) there is nothing at all. */
export function NoProductsFound({ onClear, query, categories, onCategory }: NoProductsFoundProps) {
  const asked = query.trim();
  return (
    <EmptyState
      illustration={<SearchX />}
      title={!onClear ? text.bare.title : asked ? text.empty.nothing(asked) : text.empty.title}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            {text.filters.clear}
          </Button>
        )
      }
    >
      {!onClear ? text.bare.text : asked ? text.empty.hint : text.empty.text}
      {onClear && asked && (
        <span className={style.categories}>
          {categories.map((category) => (
            <Button key={category} variant="ghost" size="sm" onClick={() => onCategory(category)}>
              {category}
            </Button>
          ))}
        </span>
      )}
    </EmptyState>
  );
}
