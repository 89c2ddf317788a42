import { createBusiness } from '@vitrina/contract/calls/create-business';
import { deleteBusiness } from '@vitrina/contract/calls/delete-business';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listBusinesses } from '@vitrina/contract/calls/list-businesses';
import { updateBusiness } from '@vitrina/contract/calls/update-business';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';
import { BUSINESS } from '../samples.ts';

function createdBusiness({ state }: ProbeRun): { id: number } {
  if (!state.businessId) throw new NotTried('create-business made no company');
  return { id: state.businessId };
}

const find = async (run: ProbeRun) =>
  (await run.succeeds(listBusinesses, {}, 'user'))?.data.find(
    ({ id }) => id === run.state.businessId,
  );

export const businessesProbes = defineProbes([
  {
    call: listBusinesses,
    async run(run) {
      await run.succeeds(listBusinesses, {}, 'user');
    },
  },
  {
    call: createBusiness,
    writes: true,
    async run(run) {
      const created = await run.succeeds(createBusiness, { body: BUSINESS }, 'user');
      if (!created?.data) return;
      run.state.businessId = created.data.id;
      const found = await find(run);
      if (!found) run.differ('the new company is not in the list');
      else if (found.iban !== BUSINESS.iban) run.differ('the iban is another');
      const body = { ...BUSINESS, company_name: '' };
      await run.isRefused(createBusiness, { body }, 'an empty name', 'user');
    },
  },
  {
    call: updateBusiness,
    writes: true,
    async run(run) {
      const params = createdBusiness(run);
      const body = { ...BUSINESS, bank: 'Altă bancă' };
      await run.succeeds(updateBusiness, { params, body }, 'user');
      if ((await find(run))?.bank !== body.bank) run.differ('the new bank is not in the list');
    },
  },
  {
    call: listAllBusinesses,
    async run(run) {
      const all = await run.succeeds(listAllBusinesses, {}, 'admin');
      const { businessId } = run.state;
      if (all && businessId && !all.data.some(({ id }) => id === businessId))
        run.differ('the new company is not in the list');
    },
  },
]);

/** Runs after the sites, which need the company. */
export const businessRemovalProbes = defineProbes([
  {
    call: deleteBusiness,
    writes: true,
    async run(run) {
      await run.succeeds(deleteBusiness, { params: createdBusiness(run) }, 'user');
      if (await find(run)) run.differ('the removed company is still in the list');
    },
  },
]);
