import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { CountBadge } from '@vitrina/shared-ui/count-badge';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useMemo, useState } from 'react';
import { messages } from '../../messages.ts';
import { NO_FILTERS } from './catalogue-filters.ts';
import { countColors, familiesOf } from './color-choice.ts';
import { FilterChoices, type FilterChoicesProps } from './filter-choices.tsx';
import style from './filter-sheet.module.css';

const text = messages.list.filters;

export interface FilterSheetProps extends Omit<FilterChoicesProps, 'unfolded'> {
  /** Number of products that match the filters. */
  foundCount: number;
}

/** On a narrow page: the filters in a bottom sheet, with the number of active ones. */
export function FilterSheet({ foundCount, ...choices }: FilterSheetProps) {
  const { products, filters, onChange } = choices;
  const [open, setOpen] = useState(false);
  const families = useMemo(() => familiesOf(products), [products]);
  const chosen =
    Number(filters.category !== null) +
    countColors(families, filters.colors) +
    Number(filters.inStock);
  const clear = () => onChange({ ...NO_FILTERS, query: filters.query, sort: filters.sort });
  return (
    <>
      <Button
        variant="secondary"
        className={classNames(style.button)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal />
        {text.title}
        {chosen > 0 && <VisuallyHidden>{text.chosen(chosen)}</VisuallyHidden>}
        <CountBadge count={chosen} className={style.count} />
      </Button>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={text.title}
          closeLabel={text.close}
          className={classNames(style.sheet)}
          actions={
            <div className={style.actions}>
              <Button variant="ghost" onClick={clear}>
                {text.clear}
              </Button>
              <Button onClick={() => setOpen(false)}>{text.show(foundCount)}</Button>
            </div>
          }
        >
          <div className={style.choices}>
            <FilterChoices {...choices} unfolded />
          </div>
        </Dialog>
      )}
    </>
  );
}
