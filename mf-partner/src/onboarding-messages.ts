/** Texts of what leads from an account to its live website. */
export const onboardingMessages = {
  summary: (done: number, all: number) => `Pașii până la site: ${done} din ${all}`,
  states: { done: 'Gata', open: 'De făcut' },
  steps: {
    name: 'Numele tău',
    password: 'O parolă aleasă de tine',
    verified: 'Adresa de e-mail confirmată',
    company: 'Firma pentru care facem site-ul',
    call: 'Discuția la telefon',
    needs: 'Ce ne trebuie de la tine',
    version: 'Prima versiune',
    approval: 'Aprobarea ta',
    live: 'Site-ul este public',
  },
  actions: {
    name: 'Scrie-l',
    password: 'Alege parola',
    verified: 'Confirm-o',
    company: 'Adaugă firma',
    write: 'Scrie-ne',
    call: 'Alege ora',
    booked: 'Vezi ora',
    needs: 'Trimite',
    approval: 'Vezi versiunea',
  },
  company: {
    text: 'Ca să publicăm site-ul avem nevoie de firma ta.',
    action: 'Adaugă firma',
  },
} as const;
