/** Texts of the checkout, which no other page loads. */
export const checkoutMessages = {
  title: 'Finalizare comandă',
  allRequired: 'Toate câmpurile sunt obligatorii.',
  contact: {
    title: 'Date de contact și facturare',
    name: 'Nume și prenume',
    company: 'Vrei factură pe firmă? O ceri după plasarea comenzii, din pagina ei.',
    email: 'E-mail',
    emailHint: 'Aici trimitem confirmarea comenzii.',
    phone: 'Telefon',
    phoneHint: 'Curierul te sună la acest număr.',
  },
  delivery: {
    title: 'Adresa de livrare',
    saved: 'Adresele tale',
    otherAddress: 'Cea scrisă mai jos',
    noAddress: 'Nicio adresă salvată în cont',
    county: 'Județ',
    chooseCounty: 'Alege județul',
    locality: 'Localitate',
    zip: 'Cod poștal',
    address: 'Stradă, număr, bloc, apartament',
  },
  payment: {
    title: 'Plata cu cardul',
    brands: 'Visa, Mastercard',
    loading: 'Se încarcă formularul de plată…',
    unavailable: 'Formularul de plată nu a putut fi încărcat.',
    unavailableHint: 'Verifică conexiunea și încearcă din nou; datele completate rămân.',
    testMode: 'Mod de test: nu se fac plăți reale',
    testModeHint: 'Folosește cardul 4242 4242 4242 4242, o dată de expirare viitoare și orice CVC.',
  },
  account: {
    create: 'Creează-mi un cont cu aceste date',
    hint: 'Data viitoare nu mai completezi adresa.',
    password: 'Parolă',
    passwordHint: (min: number) => `Cel puțin ${min} caractere.`,
    passwordTooShort: (min: number) => `Parola are cel puțin ${min} caractere.`,
    confirmation: 'Confirmă parola',
    mismatch: 'Parolele nu se potrivesc.',
  },
  /** Texts with the documents they link to. */
  legal: {
    order: [
      'Plasând comanda, accepți ',
      { to: '/terms', label: 'Termenii și condițiile' },
      ' și confirmi că ai citit despre ',
      { to: '/terms#retragerea', label: 'dreptul de retragere' },
      ' și ',
      { to: '/cookies', label: 'protecția datelor' },
      '.',
    ],
    account: [
      'Contul se supune acelorași ',
      { to: '/terms', label: 'Termeni și condiții' },
      '; ce date păstrăm scrie la ',
      { to: '/cookies', label: 'protecția datelor' },
      '.',
    ],
  },
  acceptChanges: 'Am văzut, accept modificările',
  submit: 'Plasează comanda și plătește',
  submitting: 'Se procesează...',
  working: {
    title: 'Verificăm plata',
    text: 'Durează de obicei câteva secunde. Nu închide pagina.',
  },
  waiting: {
    title: 'Ultimele bucăți sunt acum la plată la altcineva',
    text: 'Dacă se eliberează, comanda ta merge mai departe singură. De obicei durează cel mult două minute; poți lăsa pagina deschisă. Nu s-a retras niciun ban.',
    stop: 'Nu mai aștept',
  },
  notCharged: 'Nu s-a retras niciun ban. Poți încerca din nou.',
  chargeReturned: 'Ajung înapoi în câteva zile lucrătoare. Poți comanda din nou.',
  failure: {
    payment: (message: string) => `Plata nu a putut fi realizată: ${message}`,
    exception: (message: string) => `Error during payment: ${message}`,
    registration: 'Nu s-a reusit crearea contului',
    registrationException: (message: string) => `Registration error: ${message}`,
    order: 'Failed to place order',
    returned: 'Comanda nu a mai putut fi plasată, iar banii plătiți se întorc pe card.',
    cartChanged: 'Prețul sau stocul s-a schimbat între timp.',
    piecesHeld: 'Ultimele bucăți sunt încă rezervate de alți cumpărători.',
  },
  /** Replaces `{message}` when the host or the provider gave no reason. */
  reason: {
    unreachable: 'serverul nu poate fi contactat',
    slow: 'serverul nu a răspuns la timp',
    otherTab: 'o altă filă a acestui site nu a terminat plata',
    unexpected: 'răspuns neașteptat de la server',
    refused: 'plata nu a fost confirmată',
    otherAmount: 'suma pregătită pentru plată nu este totalul comenzii',
  },
  placed: {
    title: 'Comanda a fost plasată cu succes!',
    toast: 'Comanda plasată! ✔️',
    number: (id: string | number) => `Numărul comenzii: ${id}`,
    date: (day: string) => `Data comenzii: ${day}`,
    emailNote: (email: string | null) =>
      email
        ? `Vei primi în curând un e-mail de confirmare la ${email}.`
        : 'Vei primi în curând un e-mail de confirmare.',
    products: 'Ce ai comandat',
    quantity: (count: number, name: string) => `${count} × ${name}`,
    delivery: 'Unde livrăm',
    seller: 'Vânzător',
    next: {
      title: 'Ce urmează',
      steps: [
        'Primești confirmarea pe e-mail, cu numărul comenzii.',
        'Pregătim coletul și îl predăm curierului.',
        'Curierul te sună înainte de livrare.',
      ],
    },
    page: 'Vezi comanda',
    pageHint: 'Acolo urmărești livrarea, ceri factură pe firmă și returnezi produse.',
    print: 'Tipărește',
    action: 'Înapoi la produse',
  },
  /** The charge may have happened: none of these texts offers to pay again. */
  charged: {
    placing: { title: 'Comanda se finalizează…', text: 'Plata a trecut. Nu închide pagina.' },
    unplaced: {
      title: 'Plata a trecut, comanda nu e încă plasată',
      text: 'Nu plăti din nou, apasă „Finalizează comanda”. Datele comenzii sunt păstrate și după ce închizi pagina.',
      action: 'Finalizează comanda',
    },
    unconfirmed: {
      title: 'Plata a trecut, dar nu am putut verifica comanda',
      text: 'Nu plăti din nou. Verifică dacă ai primit e-mailul de confirmare: dacă a sosit, comanda este plasată. Dacă nu sosește în câteva minute, scrie-ne înainte să o trimiți din nou, ca să nu plece de două ori.',
      received: 'Am primit confirmarea',
      again: 'Nu a sosit, trimite comanda din nou',
    },
    verifying: { title: 'Verificăm plata…', text: 'Durează câteva secunde. Nu închide pagina.' },
    unverified: {
      title: 'Nu am putut verifica plata',
      text: 'Reîncarcă pagina; nu plăti din nou.',
      action: 'Reîncarcă',
    },
    reference: (id: string) => `Referința plății: ${id}`,
    support: (phone: string, email: string) =>
      // Keeps a telephone number on one line.
      `Dacă problema continuă, scrie-ne la ${email} sau sună la ${phone.replaceAll(' ', '\u00a0')}.`,
  },
  /** For a payment that began in another browser or tab, and returned here from the bank. */
  returned: {
    placed: {
      title: 'Comanda a fost plasată cu succes!',
      text: 'Vei primi în curând un e-mail de confirmare.',
    },
    paid: {
      title: 'Plata a trecut',
      text: 'Nu plăti din nou. Comanda se încheie în browserul în care ai început-o: întoarce-te acolo, apoi vei primi confirmarea pe e-mail. Dacă nu ajunge, scrie-ne.',
    },
    returned: {
      title: 'Banii se întorc pe card',
      text: 'Comanda a fost anulată sau nu a mai putut fi plasată. Banii ajung înapoi în câteva zile lucrătoare.',
    },
    unpaid: {
      title: 'Plata nu a fost făcută',
      text: 'Nu s-a retras niciun ban. Poți încerca din nou.',
    },
    failed: {
      title: 'Nu am putut verifica plata',
      text: 'Nu plăti din nou. Verificăm din nou când revine conexiunea.',
    },
    again: 'Verifică acum',
    leave: 'Mergi la coș',
  },
} as const;
