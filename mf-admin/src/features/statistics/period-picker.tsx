import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { TextField } from '@vitrina/shared-ui/text-field';
import { messages } from '../../messages.ts';
import { useListParams } from '../list/use-list-params.ts';
import { PERIODS } from './period-in.ts';
import style from './statistics.module.css';
import { usePeriod } from './use-period.ts';

const text = messages.stats.period;

export function PeriodPicker() {
  const params = useListParams();
  const {
    name,
    period: { from, to },
  } = usePeriod();
  const reversed = from !== null && to !== null && from > to;
  const day = (field: 'from' | 'to') => ({
    label: text[field],
    type: 'date',
    value: params.get(field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      params.set({ [field]: currentTarget.value }),
  });
  return (
    <div className={style.period}>
      <SegmentedControl
        label={text.label}
        segments={PERIODS.map((value) => ({ value, label: text[value] }))}
        value={name}
        onValueChange={(value) => params.set({ period: value === 'all' ? '' : value })}
      />
      {name === 'custom' && (
        <div className={style.days}>
          <TextField {...day('from')} />
          <TextField {...day('to')} error={reversed ? text.reversed : undefined} />
        </div>
      )}
    </div>
  );
}
