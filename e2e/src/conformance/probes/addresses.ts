import { changeAddress } from '@vitrina/contract/calls/change-address';
import { createAddress } from '@vitrina/contract/calls/create-address';
import { deleteAddress } from '@vitrina/contract/calls/delete-address';
import { listAddresses } from '@vitrina/contract/calls/list-addresses';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';
import { DELIVERY, MARK } from '../samples.ts';

/** Not the default one, so the profile's address stays the same, unless there was none. */
const ADDRESS = { ...DELIVERY, is_default: false };

const find = async (run: ProbeRun) =>
  (await run.succeeds(listAddresses, {}, 'user'))?.data.find(({ name }) => name === MARK);

async function added(run: ProbeRun): Promise<{ id: number }> {
  const address = await find(run);
  if (!address) throw new NotTried('create-address added no address');
  return { id: address.id };
}

export const addressesProbes = defineProbes([
  {
    call: listAddresses,
    async run(run) {
      await run.succeeds(listAddresses, {}, 'user');
    },
  },
  {
    call: createAddress,
    writes: true,
    async run(run) {
      const made = await run.succeeds(createAddress, { body: ADDRESS }, 'user');
      if (made && (await find(run))?.zip !== ADDRESS.zip) run.differ('the address is not kept');
      const body = { ...ADDRESS, zip: '1' };
      await run.isRefused(createAddress, { body }, 'a postal code of one digit', 'user');
    },
  },
  {
    call: changeAddress,
    writes: true,
    async run(run) {
      const params = await added(run);
      await run.succeeds(changeAddress, { params, body: { ...ADDRESS, zip: '400123' } }, 'user');
      if ((await find(run))?.zip !== '400123') run.differ('the new postal code is not kept');
    },
  },
  {
    call: deleteAddress,
    writes: true,
    async run(run) {
      const params = await added(run);
      await run.succeeds(deleteAddress, { params }, 'user');
      if (await find(run)) run.differ('the removed address is still in the list');
    },
  },
]);
