import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import SearchX from 'lucide-react/icons/search-x';
import { messages } from '../../messages.ts';

const text = messages.list;

/** Nothing answers the filters, or (without any) there is nothing at all. */
export function NoProductsFound({ onClear }: { onClear: (() => void) | null }) {
  return (
    <EmptyState
      illustration={<SearchX />}
      title={onClear ? text.empty.title : text.bare.title}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            {text.filters.clear}
          </Button>
        )
      }
    >
      {onClear ? text.empty.text : text.bare.text}
    </EmptyState>
  );
}
