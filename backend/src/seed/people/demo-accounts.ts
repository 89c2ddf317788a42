import type { Role } from '@vitrina/contract/rules/roles';

interface DemoAccount {
  role: Role;
  email: string;
  password: string;
  /** What tells it from the others of its role. */
  note?: string;
}

/** Passwords of the demonstration, by kind of person; anybody may read them. */
export const DEMO_PASSWORDS = {
  admin: 'admin-vitrina',
  'shop-staff': 'magazin-vitrina',
  partner: 'partener-vitrina',
  shopper: 'client-vitrina',
} as const;

/** Whom to sign in as: an admin who may do everything, one who may run the shop alone, a partner with two live sites, and somebody who only buys. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'admin', email: 'admin@exemplu.ro', password: DEMO_PASSWORDS.admin },
  {
    role: 'admin',
    email: 'sorina.manea@exemplu.ro',
    password: DEMO_PASSWORDS['shop-staff'],
    note: 'shop only',
  },
  { role: 'user', email: 'matei.lungu@exemplu.ro', password: DEMO_PASSWORDS.partner },
  { role: 'user', email: 'teodora.nistor@exemplu.ro', password: DEMO_PASSWORDS.shopper },
];
