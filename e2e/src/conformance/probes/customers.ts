import { getCustomer } from '@vitrina/contract/calls/get-customer';
import { searchConsole } from '@vitrina/contract/calls/search-console';
import { defineProbes } from '../probe.ts';

export const customersProbes = defineProbes([
  {
    call: searchConsole,
    async run(run) {
      const { orderId, userEmail } = run.state;
      if (orderId) {
        const query = { q: String(orderId) };
        const found = await run.succeeds(searchConsole, { query }, 'admin');
        if (found && found.orders[0]?.id !== orderId)
          run.differ('the order of a number is not the first');
      }
      const people = await run.succeeds(searchConsole, { query: { q: userEmail } }, 'admin');
      if (people && !people.users.some(({ email }) => email === userEmail))
        run.differ('an account is not found by its address');
      await run.isRefused(searchConsole, { query: { q: '' } }, 'nothing to look for', 'admin');
    },
  },
  {
    call: getCustomer,
    async run(run) {
      const { userEmail: email, orderId } = run.state;
      const found = await run.succeeds(getCustomer, { query: { email } }, 'admin');
      if (found && found.account?.email !== email) run.differ('the account is not there');
      if (found && orderId && !found.orders?.some(({ id }) => id === orderId))
        run.differ('the placed order is not there');
    },
  },
]);
