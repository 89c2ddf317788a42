import { MAX_EMAIL_LENGTH, MAX_ORDER_NUMBER_LENGTH } from '@vitrina/contract/constants';
import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { hostCan } from '@vitrina/shared-auth';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { DayFilter } from '../list/day-filter.tsx';
import { useDraft } from '../list/use-draft.ts';
import type { ListParams } from '../list/use-list-params.ts';
import type { OrderFilters as Filters } from './filter-orders.ts';
import style from './order-filters.module.css';

const text = messages.orders.filters;

/** The spec's filter sidebar: id text, creation date, customer's e-mail, status. */
export function OrderFilters({ filters, params }: { filters: Filters; params: ListParams }) {
  const [id, setId] = useDraft(filters.id, (value) => params.set({ id: value }));
  const [email, setEmail] = useDraft(filters.email, (value) => params.set({ email: value }));
  // Where the filters stand above the list, they stay closed until they are wanted; the status has
  // its tabs as well.
  const [open] = useState(
    () =>
      matchMedia('(width >= 56rem)').matches ||
      [filters.id, filters.date, filters.email, filters.waiting].some(Boolean),
  );
  return (
    <search aria-label={text.label}>
      <details open={open}>
        <summary className={style.summary}>{text.label}</summary>
        <div className={style.filters}>
          <TextField
            label={text.id}
            data-list-search=""
            inputMode="numeric"
            maxLength={MAX_ORDER_NUMBER_LENGTH}
            value={id}
            onChange={(event) => setId(event.currentTarget.value)}
          />
          <DayFilter
            label={text.date}
            value={filters.date}
            onChange={(date) => params.set({ date })}
          />
          <TextField
            label={text.email}
            type="search"
            maxLength={MAX_EMAIL_LENGTH}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <SelectField
            label={text.status}
            value={filters.status}
            onChange={(event) => params.set({ status: event.currentTarget.value })}
          >
            <option value="">{text.anyStatus}</option>
            {ORDER_STATUSES.map((status) => (
              <option key={status} value={status}>
                {ORDER_STATES[status].label}
              </option>
            ))}
          </SelectField>
          {hostCan('order-acceptance') && (
            <SelectField
              label={text.payment}
              value={filters.waiting}
              onChange={(event) => params.set({ waiting: event.currentTarget.value })}
            >
              <option value="">{text.anyPayment}</option>
              <option value="yes">{messages.order.paymentStatus.unverified}</option>
              <option value="no">{text.paymentSettled}</option>
            </SelectField>
          )}
        </div>
      </details>
    </search>
  );
}
