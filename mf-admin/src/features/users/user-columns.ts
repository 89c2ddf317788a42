import type { User } from '@vitrina/contract/entities/user';
import { messages } from '../../messages.ts';
import type { Column } from '../list/column.ts';

const { fields, noName } = messages.users;

export const userColumns: readonly Column<User>[] = [
  { id: 'name', header: fields.name, value: (user) => user.name || noName },
  { id: 'email', header: fields.email, value: (user) => user.email },
  { id: 'role', header: fields.role, value: (user) => user.role },
  { id: 'phone', header: fields.phone, value: (user) => user.phone ?? '' },
  { id: 'company', header: fields.company, value: (user) => user.company_name ?? '' },
  { id: 'cif', header: fields.cif, value: (user) => user.cif ?? '' },
  { id: 'reg-com', header: fields.regCom, value: (user) => user.reg_com ?? '' },
  { id: 'bank', header: fields.bank, value: (user) => user.bank ?? '' },
  { id: 'iban', header: fields.iban, value: (user) => user.iban ?? '' },
];

export const detailColumns = userColumns.slice(3);
