import { getCounts } from '@vitrina/contract/calls/get-counts';
import { getCustomer } from '@vitrina/contract/calls/get-customer';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { listOrderReturns } from '@vitrina/contract/calls/list-order-returns';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { listStaff } from '@vitrina/contract/calls/list-staff';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { listUserEmbeds } from '@vitrina/contract/calls/list-user-embeds';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { listWithdrawals } from '@vitrina/contract/calls/list-withdrawals';
import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import type { Order } from '@vitrina/contract/entities/order';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import {
  sampleCommission,
  sampleEmbed,
  sampleOrder,
  sampleProduct,
  sampleSite,
  sampleUser,
} from './samples.ts';

/** Overrides of the default answers. */
export interface Served {
  order?: Partial<Order>;
  return?: Partial<OrderReturn>;
}

const at = '2026-03-10T08:30:00Z';
const PARTNER = {
  ...{ id: 3, user_id: 7, name: 'Florăria', website_url: 'https://florarie.exemplu.ro' },
  ...{ sync_url: 'https://florarie.exemplu.ro/sync', last_synced_at: null },
  ...{ last_sync_error: null, version: 4, has_key: true },
};
const RETURN: OrderReturn = {
  ...{ id: 5, order_id: 300, status: 'declared', by_buyer: true, customer_name: 'Ana Exemplu' },
  ...{ declared_at: at, in_time: true, refund_by: '2026-03-24', version: 1 },
  lines: [{ item_id: 1, product_name: 'Ser', product_color: 'red', price: 607.25, quantity: 2 }],
};
const member = (id: number, name: string) => ({
  ...{ id, name, email: `${name.toLowerCase()}@exemplu.ro` },
  permissions: id === 1 ? [...PERMISSIONS] : ['shop' as const],
});

/** Host with one of everything that staff can harm. */
export function serveConsole({ order, return: returned }: Served = {}) {
  const host = stubHost();
  const invitation = { ...member(4, 'Dan'), expires_at: '2999-01-01T10:00:00Z' };
  const paying = { id: 300, email: 'ana@exemplu.ro', created_at: at };
  host.answers(getOrder, { order: sampleOrder(order), events: [] });
  host.answers(listOrders, { orders: [sampleOrder()], total: 1, counts: { Processing: 1 } });
  host.answers(setOrderTracking, { order: sampleOrder({ version: 5 }) });
  host.answers(listOrderReturns, {
    ...{ returns: returned ? [{ ...RETURN, ...returned }] : [], refunds: [], refundable: 1234.5 },
    ...{ returnable: [], withdrawal_until: '2099-03-24' },
  });
  host.answers(listUnplacedPayments, {
    payments: [
      {
        ...{ payment_intent_id: 'pi_1', email: 'ana@exemplu.ro', amount: 70 },
        ...{ paid_at: at, refund_at: '2026-03-11T08:30:00Z', orders: [paying] },
      },
    ],
  });
  host.answers(listWithdrawals, { data: [] });
  host.answers(getCounts, {});
  host.answers(listProducts, [sampleProduct()]);
  host.answers(listCategories, { data: [{ category_id: 2, category_name: 'Corp' }] });
  host.answers(listUsers, [sampleUser()]);
  host.answers(getCustomer, { email: 'ana@exemplu.ro', account: sampleUser() });
  host.answers(listUserEmbeds, { data: [sampleEmbed()] });
  host.answers(listAllBusinesses, { data: [] });
  host.answers(listAllUserWebsites, { data: [{ ...sampleSite(), version: 2 }] });
  host.answers(listPartners, { data: [PARTNER] });
  host.answers(listStaff, {
    staff: [member(1, 'Ioana'), member(2, 'Sorina')],
    invitations: [invitation],
  });
  host.answers(listAllCommissions, [
    sampleCommission(),
    sampleCommission({
      ...{ commission_id: 2, name: 'Ion Exemplu', commission: 99.9, paid: true },
      ...{ paid_by: 'card', paid_at: at, invoice: 'https://f/1.pdf' },
    }),
    sampleCommission({ commission_id: 3, website_url: 'https://alt.exemplu.ro' }),
  ]);
  return host;
}
