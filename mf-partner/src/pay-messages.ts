import { countOf } from '@vitrina/contract/rules/plural';

export const payMessages = {
  title: 'Plătește facturile',
  lead: (count: number) =>
    count === 1
      ? 'Plata se face cu cardul, în siguranță, la procesatorul de plăți.'
      : `${countOf(count, 'factură', 'facturi')}, o singură plată cu cardul, la procesatorul de plăți.`,
  toPay: { title: 'Ce plătești', total: 'Total de plată' },
  invoice: (number: string) => `Factura ${number}`,
  due: (date: string) => `termen ${date}`,
  nothing: {
    title: 'Nu ai nimic de plătit',
    text: 'Facturile tale sunt plătite sau nu au apărut încă.',
  },
  /** The chosen ones cannot be paid, others can. */
  othersLeft: (count: number) => ({
    title: 'Ce ai ales nu mai e de plătit',
    text: `Facturile alese sunt plătite sau s-au schimbat între timp. Mai ai ${countOf(count, 'factură', 'facturi')} de plătit.`,
  }),
  payOthers: (count: number) =>
    count === 1 ? 'Plătește factura rămasă' : 'Plătește-le pe celelalte',
  /** On hosts without commission payments. */
  elsewhere: {
    title: 'Facturile nu se plătesc aici',
    text: 'Găsești pe factură cum o plătești. Dacă ai o întrebare, scrie-ne.',
  },
  back: 'Înapoi la facturi',
  card: 'Cardul',
  testMode: 'Mod de test',
  testModeHint: 'Nu se încasează bani. Folosește cardul 4242 4242 4242 4242.',
  loadingCard: 'Se încarcă formularul de plată...',
  cardFailed: 'Formularul de plată nu a putut fi încărcat.',
  cardFailedHint: 'Verifică legătura la internet și încearcă din nou. Nu s-a încasat nimic.',
  pay: (amount: string) => `Plătește ${amount}`,
  paying: 'Se procesează...',
  refused: 'Plata nu a putut fi realizată',
  refusedHint: 'Nu s-a încasat nimic. Verifică datele cardului sau încearcă alt card.',
  toldTransfer: {
    /** @param numbers of the invoices, when only some are meant */
    title: (date: string, numbers: readonly string[]) =>
      `Ai anunțat un transfer la ${date}${numbers.length > 0 ? ` pentru ${numbers.join(', ')}` : ''}`,
    hint: 'Plătește cu cardul doar dacă nu l-ai făcut.',
    takeBack: 'Nu am făcut transferul',
    takenBack: 'Am șters anunțul transferului.',
    takeBackFailed: 'Nu am putut șterge anunțul transferului.',
  },
  transfer: {
    title: 'Sau prin transfer bancar',
    payee: 'Beneficiar',
    iban: 'IBAN',
    bank: 'Banca',
    amount: 'Suma',
    reference: 'Detaliile plății',
    code: 'Cod QR cu beneficiarul, IBAN-ul și detaliile plății',
    codeHint:
      'Codul QR completează contul și detaliile în aplicația băncii; suma o scrii tu. Factura apare plătită după ce găsim transferul, de obicei în 1-2 zile lucrătoare.',
    copyShort: 'Copiază',
    copy: (term: string) => `Copiază: ${term}`,
    copiedNow: 'Copiat',
    notCopied: 'Nu s-a putut copia. Selectează textul și copiază-l.',
    tell: 'Am plătit prin transfer',
    told: 'Mulțumim! Căutăm transferul și te anunțăm când îl găsim.',
    tellFailed: 'Nu am putut nota transferul.',
    toldOn: (date: string) => `Ne-ai spus pe ${date} că ai plătit. Căutăm transferul.`,
  },
  end: {
    loading: 'Verificăm plata...',
    failed: 'Plata nu a putut fi verificată.',
    paidFor: { title: 'Ce ai plătit', total: 'Total plătit' },
    ofPayment: { title: 'Facturile din plată', total: 'Total' },
    paid: 'Plata a fost primită',
    paidHint: 'Îți mulțumim! Confirmarea vine și prin e-mail; ea nu este o factură fiscală.',
    processing: 'Banca lucrează la plata ta',
    processingHint: 'Poți închide pagina: te anunțăm aici și prin e-mail când s-a terminat.',
    open: 'Plata nu s-a făcut',
    openHint: 'Nu s-a încasat nimic.',
    returning: 'Plata se întoarce pe card',
    returningHint:
      'O factură din listă a fost plătită sau schimbată între timp, așa că îți rambursăm toată suma. Facturile neplătite rămân de plătit.',
    returned: 'Plata s-a întors la tine',
    returnedHint:
      'Ai primit banii înapoi. Facturile care nu sunt plătite altfel sunt din nou de plătit.',
    again: 'Încearcă din nou',
  },
} as const;
