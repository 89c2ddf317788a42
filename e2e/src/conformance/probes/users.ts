import { erasePerson } from '@vitrina/contract/calls/erase-person';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { listFirstUsers } from '@vitrina/contract/calls/list-first-users';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { updateAddress } from '@vitrina/contract/calls/update-address';
import { updateProfile } from '@vitrina/contract/calls/update-profile';
import { COUNTIES } from '@vitrina/contract/counties';
import { defineProbes } from '../probe.ts';

export const usersProbes = defineProbes([
  {
    call: getProfile,
    async run(run) {
      const profile = await run.succeeds(getProfile, {}, 'user');
      if (profile && profile.email !== run.state.userEmail) run.differ('answers somebody else');
    },
  },
  {
    call: updateProfile,
    writes: true,
    async run(run) {
      const before = await run.succeeds(getProfile, {}, 'user');
      if (!before) return;
      const { email, phone } = before;
      const save = (name: string) => ({ body: { name, email, phone: phone ?? '' } });
      await run.succeeds(updateProfile, save('Nume schimbat'), 'user');
      const after = await run.succeeds(getProfile, {}, 'user');
      if (after?.name !== 'Nume schimbat') run.differ('the new name is not there afterwards');
      await run.succeeds(updateProfile, save(before.name || 'Nume'), 'user');
      await run.isRefused(updateProfile, save(''), 'an empty name', 'user');
    },
  },
  {
    call: updateAddress,
    writes: true,
    async run(run) {
      const before = await run.succeeds(getProfile, {}, 'user');
      if (!before) return;
      const save = (zip: string) => {
        const county = COUNTIES.find((known) => known === before.county) ?? ('' as const);
        const { locality, address } = before;
        return { body: { county, zip, locality: locality ?? '', address: address ?? '' } };
      };
      await run.succeeds(updateAddress, save('400123'), 'user');
      const after = await run.succeeds(getProfile, {}, 'user');
      if (after?.zip !== '400123') run.differ('the new address is not there afterwards');
      await run.succeeds(updateAddress, save(before.zip ?? ''), 'user');
      await run.isRefused(updateAddress, save('1'), 'a postal code of one digit', 'user');
    },
  },
  {
    call: listUsers,
    async run(run) {
      const users = await run.succeeds(listUsers, {}, 'admin');
      const own = users?.find((user) => user.email === run.state.userEmail);
      if (own) run.state.ownUserId = own.id;
      else if (users) run.differ('the own account is not in the list');
    },
  },
  {
    call: listFirstUsers,
    async run(run) {
      const first = await run.succeeds(listFirstUsers, { query: { limit: 1 } }, 'admin');
      const all = first && (await run.succeeds(listUsers, {}, 'admin'));
      if (!all) return;
      if (first.total !== all.length) run.differ(`counts ${first.total} accounts of ${all.length}`);
      if (first.users.length !== 1 || first.users[0]?.id !== all[0]?.id)
        run.differ('the first account is another than in the list');
    },
  },
  {
    call: erasePerson,
    writes: true,
    async run(run) {
      const users = await run.succeeds(listUsers, {}, 'admin');
      const staff = users?.find(({ role }) => role === 'admin');
      if (!staff) return;
      const parts = { params: { id: staff.id } };
      await run.isRefused(erasePerson, parts, 'the erasure of one of the staff', 'admin');
    },
  },
]);
