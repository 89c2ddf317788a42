import { MAX_EMAIL_LENGTH, MAX_ORDER_NUMBER_LENGTH } from '@vitrina/contract/constants';
import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { hostCan } from '@vitrina/shared-auth';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { messages } from '../../messages.ts';
import { DayFilter } from '../list/day-filter.tsx';
import { useDraft } from '../list/use-draft.ts';
import type { ListParams } from '../list/use-list-params.ts';
import { type OrderFilters as Filters, ORDER_SORTS, type OrderSort } from './filter-orders.ts';
import style from './order-filters.module.css';

const text = messages.orders.filters;

interface OrderFiltersProps {
  filters: Filters;
  sort: OrderSort;
  params: ListParams;
}

/** The spec's filter sidebar: id, creation date, customer e-mail, status; and the sort order. */
export function OrderFilters({ filters, sort, params }: OrderFiltersProps) {
  const [id, setId] = useDraft(filters.id, (value) => params.set({ id: value }));
  const [email, setEmail] = useDraft(filters.email, (value) => params.set({ email: value }));
  return (
    <search aria-label={text.label}>
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
        <SelectField
          label={messages.orders.sort.label}
          value={sort}
          onChange={({ currentTarget: { value } }) =>
            params.set({ sort: value === 'newest' ? '' : value })
          }
        >
          {ORDER_SORTS.map((one) => (
            <option key={one} value={one}>
              {messages.orders.sort[one]}
            </option>
          ))}
        </SelectField>
      </div>
    </search>
  );
}
