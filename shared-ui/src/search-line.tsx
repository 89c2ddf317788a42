import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import style from './search-line.module.css';
import { TextField } from './text-field.tsx';

interface SearchLineProps {
  /** Of the field, in what the form sends. */
  name: string;
  label: string;
  /** On the button. */
  action: string;
}

/**
 * The words and the button of a search, for a form of any kind: the router's, or a plain one.
 * @example
 * const search = (
 *   <search>
 *     <form action="/products">
 *       <SearchLine name="q" label="Caută un produs" action="Caută" />
 *     </form>
 *   </search>
 * );
 */
export const SearchLine = ({ name, label, action }: SearchLineProps) => (
  <div className={style.line}>
    <TextField
      type="search"
      name={name}
      label={label}
      className={classNames(style.words)}
      autoComplete="off"
      enterKeyHint="search"
    />
    <Button type="submit" variant="secondary">
      {action}
    </Button>
  </div>
);
