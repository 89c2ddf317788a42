import { changeAddress } from '@vitrina/contract/calls/change-address';
import { createAddress } from '@vitrina/contract/calls/create-address';
import { deleteAddress } from '@vitrina/contract/calls/delete-address';
import { listAddresses } from '@vitrina/contract/calls/list-addresses';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import {
  addressAnswer,
  changeAddressRow,
  insertAddress,
  listAddressRows,
  removeAddress,
} from './addresses-repository.ts';

/** People see and change only their own addresses; another person's is "not found". */
export function addressesRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, listAddresses, async ({ session }) => {
    const rows = await listAddressRows(db, session.user.id);
    return { data: rows.map(addressAnswer) };
  });

  route(app, createAddress, async ({ session, body }) => {
    const row = await inTransaction(db, (tx) => insertAddress(tx, session.user.id, body));
    if (!row) throw new HttpError('too_many_addresses');
    return { data: addressAnswer(row) };
  });

  route(app, changeAddress, async ({ session, params, body }) => {
    const own = { id: params.id, userId: session.user.id };
    const found = await inTransaction(db, (tx) => changeAddressRow(tx, own, body));
    if (!found) throw new HttpError('address_not_found');
    return { message: messages.addressSaved };
  });

  route(app, deleteAddress, async ({ session, params }) => {
    const found = await inTransaction(db, (tx) => removeAddress(tx, params.id, session.user.id));
    if (!found) throw new HttpError('address_not_found');
    return { message: messages.addressDeleted };
  });
}
