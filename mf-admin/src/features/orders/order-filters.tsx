import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { ChangeEvent } from 'react';
import { messages } from '../../messages.ts';
import type { OrderFilters as Filters } from './filter-orders.ts';
import style from './order-filters.module.css';

const text = messages.orders.filters;

export function OrderFilters({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (name: keyof Filters, value: string) => void;
}) {
  const field = (name: keyof Filters) => ({
    name,
    value: filters[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(name, event.currentTarget.value),
  });
  return (
    <search className={style.filters} aria-label={text.label}>
      <TextField label={text.id} inputMode="numeric" {...field('id')} />
      <TextField label={text.date} type="date" {...field('date')} />
      <TextField label={text.email} type="search" {...field('email')} />
      <SelectField label={text.status} {...field('status')}>
        <option value="">{text.anyStatus}</option>
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {ORDER_STATUS_LABELS[status]}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
