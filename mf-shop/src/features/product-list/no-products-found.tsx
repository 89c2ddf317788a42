import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import SearchX from 'lucide-react/icons/search-x';
import { messages } from '../../messages.ts';
import style from './no-products-found.module.css';

const text = messages.list;

interface NoProductsFoundProps {
  /** Resets the filters; `null` when none is active. */
  clear: { label: string; run: () => void } | null;
  /** Search text, if it may be the reason. */
  query: string;
  categories: readonly string[];
  onCategory: (category: string) => void;
}

/** No product matches the filters, or, without filters, the catalogue is empty. */
export function NoProductsFound({ clear, query, categories, onCategory }: NoProductsFoundProps) {
  const asked = query.trim();
  return (
    <EmptyState
      illustration={<SearchX />}
      title={!clear ? text.bare.title : asked ? text.empty.nothing(asked) : text.empty.title}
      action={
        clear && (
          <Button variant="secondary" onClick={clear.run}>
            {clear.label}
          </Button>
        )
      }
    >
      {!clear ? text.bare.text : asked ? text.empty.hint : text.empty.text}
      {clear && asked && (
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
