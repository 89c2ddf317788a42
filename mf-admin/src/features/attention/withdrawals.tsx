import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { Button } from '@vitrina/shared-ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { withdrawalsQuery } from '../orders/unplaced-query.ts';
import { neededFor } from '../permissions/page-permissions.ts';
import style from './attention-cards.module.css';
import { AttentionRows } from './attention-rows.tsx';

const text = messages.overview;
const SHOWN = 10;

export function Withdrawals() {
  const { data } = useQuery(withdrawalsQuery());
  const canOpen = useHeld()(neededFor('order/:id'));
  const [isWhole, setIsWhole] = useState(false);
  if (data === null) return <p className={style.hint}>{text.noWithdrawals}</p>;
  if (!data?.length) return null;
  return (
    <section className={style.section}>
      <h2>{text.withdrawals}</h2>
      <AttentionRows
        label={text.withdrawals}
        headings={[
          text.withdrawalOrder,
          text.withdrawalName,
          text.withdrawalReason,
          text.withdrawalDate,
        ]}
        rows={(isWhole ? data : data.slice(0, SHOWN)).map((row) => ({
          key: row.id,
          cells: [
            row.order_id && canOpen ? (
              <Link key="order" to={orderPath(row.order_id)}>{`#${row.order_id}`}</Link>
            ) : (
              row.order_number
            ),
            `${row.name} (${row.email})`,
            row.reason || '—',
            formatDateTime(row.created_at),
          ],
        }))}
      />
      {!isWhole && data.length > SHOWN && (
        <Button
          variant="secondary"
          size="sm"
          className={style.more}
          onClick={() => setIsWhole(true)}
        >
          {text.allWithdrawals(data.length)}
        </Button>
      )}
    </section>
  );
}

/** The order's return, where the host has returns. */
const orderPath = (id: number): string =>
  `/admin/order/${id}${hostCan('returns') ? '#returns' : ''}`;
