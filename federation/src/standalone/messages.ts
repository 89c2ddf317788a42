/** Texts of the stand-alone page. */
export const messages = {
  mounts: 'Pagini',
  email: 'E-mail',
  password: 'Parolă',
  signIn: 'Autentificare',
  signOut: 'Ieșire',
  failed: 'Autentificarea a eșuat.',
} as const;
