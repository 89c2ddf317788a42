import type { Role } from '@vitrina/contract/rules/roles';

interface DemoAccount {
  role: Role;
  email: string;
  password: string;
  /** Difference from other accounts of its role. */
  note?: string;
}

/** Public passwords of the demonstration, by kind of person. */
export const DEMO_PASSWORDS = {
  admin: 'admin-vitrina',
  'shop-staff': 'magazin-vitrina',
  partner: 'partener-vitrina',
  shopper: 'client-vitrina',
} as const;

/** Accounts to sign in with: an admin with all permissions, one with `shop`, a partner with two live sites, and a buyer. */
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
