export const confirmEmailTexts = {
  pageTitle: 'Confirmă adresa de e-mail',
  title: 'Confirmă adresa de e-mail',
  failed: 'Adresa nu a putut fi confirmată',
  done: 'Adresa de e-mail este confirmată.',
  link: {
    own: (email: string) =>
      `Apasă ca să confirmi că ${email} este adresa ta. După confirmare, contul rămâne deschis numai aici.`,
    confirm: 'Confirmă adresa',
    other:
      'Linkul este al altui cont decât cel în care ești acum. Scrie parola lui; vei continua în acel cont.',
    lead: 'Ca să fim siguri că și contul este al tău, scrie parola lui. Dacă nu tu ai ales-o sau nu o mai știi, alege una nouă.',
    password: 'Parola contului',
    choose: 'Alege o parolă nouă',
    newPassword: 'Parolă nouă',
    newLead:
      'Parola veche nu va mai fi valabilă, iar contul se va închide pe toate celelalte dispozitive.',
    know: 'Știu parola contului',
    submit: 'Confirmă și intră în cont',
    again: 'Cere un link nou',
  },
  pending: {
    lead: (email: string) =>
      `Ți-am trimis un e-mail la ${email}. Deschide linkul din el ca să confirmi că adresa este a ta.`,
    why: 'Până atunci vezi aici numai ce ai trimis din acest cont. Solicitările și comenzile trimise cu adresa ta fără autentificare apar după confirmare.',
    resend: 'Trimite linkul din nou',
    sent: (email: string) => `Am trimis linkul la ${email}. Verifică și dosarul Spam.`,
    sendFailed: 'Linkul nu a putut fi trimis',
    wrong: 'Adresa este greșită?',
    email: 'Adresa corectă',
    change: 'Trimite linkul la această adresă',
    changeHint: 'Adresa contului se schimbă după ce deschizi linkul.',
  },
  verified: (email: string) => `Adresa ${email} este confirmată. Nu mai ai nimic de făcut.`,
  toAccount: 'Mergi în cont',
  anonymous: 'Deschide linkul din e-mail sau autentifică-te ca să ceri unul nou.',
  login: 'Autentificare',
  unavailable: 'Aici adresele de e-mail nu trebuie confirmate.',
  notice: (email: string) => `Confirmă adresa ${email} ca să vezi tot ce ai trimis cu ea.`,
  noticeLink: 'Confirmă',
  noticeLater: 'Mai târziu',
  status: 'Adresa nu este confirmată.',
  statusLink: 'Confirmă adresa',
} as const;
