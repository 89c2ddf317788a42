import { RonPrice } from '@vitrina/shared-ui/ron-price';
import FolderSearch from 'lucide-react/icons/folder-search';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import style from './suggestion-list.module.css';
import type { Suggestion } from './suggestions.ts';

interface SuggestionListProps {
  id: string;
  optionId: (place: number) => string;
  suggestions: readonly Suggestion[];
  /** Index of the option chosen by arrow keys; -1 for none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

/** Suggestions of the search field, which keeps the focus. */
export function SuggestionList(list: SuggestionListProps) {
  const { id, optionId, suggestions, active, onChoose } = list;
  const chosen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={messages.list.filters.suggestions}
      className={style.list}
      // A press would take the focus from the field and close the list.
      onPointerDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          key={suggestion.key}
          id={optionId(place)}
          ref={place === active ? chosen : null}
          role="option"
          aria-selected={place === active}
          className={style.option}
          onClick={() => onChoose(suggestion)}
        >
          <span className={style.picture}>
            {'product' in suggestion.to ? (
              <ProductPicture url={suggestion.picture} alt="" sizes="48px" />
            ) : (
              <FolderSearch />
            )}
          </span>
          <span className={style.text}>
            <span className={style.label}>{suggestion.label}</span>
            <span className={style.detail}>{suggestion.detail}</span>
          </span>
          {suggestion.price != null && <RonPrice ron={suggestion.price} />}
        </div>
      ))}
    </div>
  );
}
