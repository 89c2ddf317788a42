export interface DevelopmentAccount {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
}

export const DEVELOPMENT_ACCOUNTS: readonly DevelopmentAccount[] = [
  {
    sub: 'development-1',
    name: 'Irina Exemplu',
    email: 'irina.google@exemplu.ro',
    email_verified: true,
  },
  {
    sub: 'development-2',
    name: 'Radu Neconfirmat',
    email: 'radu.google@exemplu.ro',
    email_verified: false,
  },
];
