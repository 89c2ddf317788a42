import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { FieldError } from '@vitrina/shared-ui/field';
import { QuantityStepper } from '@vitrina/shared-ui/quantity-stepper';
import { RadioGroup } from '@vitrina/shared-ui/radio-group';
import { useId } from 'react';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import { Thumbnail } from '../order/thumbnail.tsx';
import type { OfferedLine } from '../order/withdrawal-state.ts';
import type { DeclarationValues } from './declaration.ts';
import style from './line-choice.module.css';

const text = withdrawalTexts.choice;

type Choice = Pick<DeclarationValues, 'isPart' | 'lines'>;

interface LineChoiceProps extends Choice {
  offered: readonly OfferedLine[];
  onChange: (next: Partial<Choice>) => void;
  error: string | undefined;
}

/** The whole order, or lines of it. A single piece leaves nothing to choose. */
export function LineChoice({ offered, isPart, lines, onChange, error }: LineChoiceProps) {
  const pieces = offered.reduce((sum, { remaining }) => sum + remaining, 0);
  const isWhole = offered.every(({ quantity, remaining }) => quantity === remaining);
  const ownId = useId();
  const errorId = isPart && error ? ownId : undefined;
  return (
    <div className={style.choice}>
      {pieces > 1 ? (
        <RadioGroup
          label={withdrawalTexts.products}
          look="cards"
          value={isPart ? 'some' : 'all'}
          onValueChange={(value) => onChange({ isPart: value === 'some' })}
          // With chosen lines the error is above them.
          error={isPart ? undefined : error}
          options={[
            { value: 'all', label: isWhole ? text.whole : text.rest },
            { value: 'some', label: text.some },
          ]}
        />
      ) : (
        <h3 className={style.title}>{withdrawalTexts.products}</h3>
      )}
      {isPart ? (
        <fieldset aria-label={text.some} aria-describedby={errorId} className={style.group}>
          {errorId && <FieldError id={errorId}>{error}</FieldError>}
          <ul className={style.lines}>
            {offered.map((line) => (
              <li key={line.id}>
                <ChosenLine
                  line={line}
                  chosen={lines[line.id] ?? 0}
                  onChange={(chosen) => onChange({ lines: { ...lines, [line.id]: chosen } })}
                  errorId={errorId}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ) : (
        <ul className={style.lines}>
          {offered.map((line) => (
            <li key={line.id}>
              <Line line={line} count={line.remaining || line.quantity} />
              <Returned line={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChosenLineProps {
  line: OfferedLine;
  chosen: number;
  onChange: (chosen: number) => void;
  /** Id of the error that all lines share. */
  errorId: string | undefined;
}

function ChosenLine({ line, chosen, onChange, errorId }: ChosenLineProps) {
  const { remaining } = line;
  return (
    <>
      <CheckboxField
        label={<Line line={line} />}
        hint={remaining < line.quantity && <Returned line={line} />}
        checked={chosen > 0}
        disabled={remaining === 0}
        className={style.box}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? remaining : 0)}
        aria-invalid={errorId && remaining > 0 ? true : undefined}
        aria-describedby={errorId}
      />
      {chosen > 0 && remaining > 1 && (
        <QuantityStepper
          className={style.pieces ?? ''}
          label={text.pieces(line.name)}
          value={Math.min(chosen, remaining)}
          onValueChange={onChange}
          min={1}
          max={remaining}
          size="sm"
          decreaseLabel={text.fewer}
          increaseLabel={text.more}
        />
      )}
    </>
  );
}

/** @param count pieces, when they cannot be chosen */
function Line({ line, count }: { line: OfferedLine; count?: number }) {
  const { name, picture, price, quantity, remaining } = line;
  return (
    <span className={style.line} data-gone={remaining === 0 ? '' : undefined}>
      {picture !== undefined && <Thumbnail sources={picture} />}
      <span className={style.name}>
        {count === undefined ? name : `${count} × ${name}`}
        <span className={style.price}>
          {price} {quantity > 1 && text.apiece}
        </span>
      </span>
    </span>
  );
}

/** Says how many pieces are already in a return. */
function Returned({ line: { quantity, remaining } }: { line: OfferedLine }) {
  if (remaining === quantity) return null;
  return (
    <span className={style.returned}>
      {remaining === 0 ? text.inReturn : text.partInReturn(quantity - remaining, quantity)}
    </span>
  );
}
