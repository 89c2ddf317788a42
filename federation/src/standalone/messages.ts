/** Texts of the stand-alone page. */
export const messages = {
  mounts: 'Pagini',
  email: 'E-mail',
  password: 'Parolă',
  signIn: 'Autentificare',
  signOut: 'Ieșire',
  failed: 'Autentificarea a eșuat.',
  slot: (name: string) => `Aici pot apărea alte părți: ${name}`,
} as const;
