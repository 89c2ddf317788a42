import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import style from './search-line.module.css';
import { TextField } from './text-field.tsx';

interface SearchLineProps {
  /** Name of the field in the form's data. */
  name: string;
  label: string;
  /** Label of the button. */
  action: string;
}

/**
 * Input and button of a search, for any form: the router's, or a plain one.
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
