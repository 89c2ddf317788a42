import { REQUIRED } from '@vitrina/contract/messages';
import { REFUND_TIME, RETURN_TIME, WITHDRAWAL_TIME } from '@vitrina/contract/rule-texts.computed';

export const withdrawalTexts = {
  title: 'Retrage-te din contract aici',
  lead: `Te poți retrage în ${WITHDRAWAL_TIME} de la primirea produselor, fără să dai un motiv. Completează declarația, verifică-o și trimite-o; îți confirmăm pe e-mail data primirii.`,
  scriptNeeded:
    'Formularul are nevoie de JavaScript. Fără el, trimite declarația prin e-mail (numele, numărul comenzii, produsele la care renunți) sau sună-ne:',
  steps: ['Completează declarația', 'Verifică și trimite'],
  step: (current: number, count: number) => `Pasul ${current} din ${count}`,
  name: 'Nume și prenume',
  email: 'E-mailul folosit la comandă',
  orderNumber: 'Numărul comenzii',
  orderNumberHint: 'Îl găsești în e-mailul de confirmare.',
  products: 'Produsele la care renunți',
  productsHint: 'Lasă gol dacă te retragi din întreaga comandă.',
  choice: {
    whole: 'Toată comanda',
    /** Some of it is in a return. */
    rest: 'Tot ce a rămas din comandă',
    some: 'Doar unele produse',
    inReturn: 'Deja într-un retur',
    partInReturn: (returned: number, bought: number) =>
      returned === 1
        ? `1 din ${bought} bucăți este deja într-un retur`
        : `${returned} din ${bought} bucăți sunt deja într-un retur`,
    allInReturn: 'Toate produsele acestei comenzi sunt deja într-un retur.',
    apiece: 'bucata',
    pieces: (name: string) => `Câte bucăți, ${name}`,
    fewer: 'Mai puține',
    more: 'Mai multe',
    none: 'Alege cel puțin un produs.',
    tooMany:
      'Sunt prea multe produse pentru o singură declarație. Alege mai puține acum, iar pe celelalte într-o a doua declarație.',
  },
  reason: 'Motivul',
  optional: 'opțional',
  required: REQUIRED,
  next: 'Continuă',
  back: 'Modifică',
  confirm: 'Confirmă retragerea',
  /** Sends the declaration by e-mail. */
  prepareMail: 'Pregătește e-mailul',
  declaration: (name: string, orderNumber: string) =>
    `Subsemnatul/Subsemnata ${name} vă informez că mă retrag din contractul de vânzare aferent comenzii ${orderNumber}.`,
  allProducts: 'Toate produsele din comandă',
  received: 'Am primit declarația ta de retragere',
  receivedAt: (date: string, id: string) => `Primită la ${date}, cu numărul ${id}.`,
  productsNamed: (products: string) => `Produse: ${products}`,
  /** @param delivery part of it, when it goes back too */
  amount: (total: string, delivery: string | null) =>
    `De restituit: ${total}${delivery ? `, din care livrarea ${delivery}` : ''}. Suma se confirmă după ce verificăm produsele.`,
  sendTo: 'Unde trimiți produsele',
  receiptSent: (email: string) => `Confirmarea cu data primirii ajunge la ${email}.`,
  whatNext: `Trimite produsele înapoi în cel mult ${RETURN_TIME}. Îți restituim banii în cel mult ${REFUND_TIME} de la declarație, prin aceeași metodă de plată.`,
  /** Of an order whose parcel has not left. */
  nothingToSend: `Comanda nu a plecat încă, deci nu ai nimic de trimis înapoi; dacă ajunge totuși la tine, o poți refuza la livrare. Îți restituim banii în cel mult ${REFUND_TIME} de la declarație, prin aceeași metodă de plată.`,
  toOrder: 'Vezi comanda',
  failed: 'Declarația nu a putut fi trimisă. Încearcă din nou.',
  unavailable: 'Trimite declarația prin e-mail',
  unavailableText: (email: string) =>
    `Formularul nu este disponibil acum. Mesajul de mai jos este gata scris; trimite-l la ${email}, iar data trimiterii lui contează.`,
  openMail: 'Deschide mesajul în e-mail',
  mailSubject: (orderNumber: string) => `Retragere din contract, comanda ${orderNumber}`,
  mailText: {
    reason: (reason: string) => `Motiv: ${reason}`,
    date: (date: string) => `Data: ${date}`,
    signature: (name: string, email: string) => `${name}, ${email}`,
  },
} as const;
