import { WITHDRAWAL_DAYS } from '@vitrina/contract/constants';
import { REQUIRED } from '@vitrina/contract/messages';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { countOf } from '@vitrina/contract/rules/plural';

export const orderTexts = {
  pageTitle: 'Comanda ta',
  title: (id: number) => `Comanda nr. ${id}`,
  placed: 'Plasată',
  failed: 'Comanda nu a putut fi încărcată',
  retry: 'Reîncearcă',
  /** Does not reveal why the link is invalid. */
  missing: {
    title: 'Linkul acesta nu deschide nicio comandă',
    text: 'Poate a expirat sau nu a fost copiat întreg. Deschide-l din nou din e-mailul comenzii; dacă tot nu merge, scrie-ne sau sună-ne:',
  },
  without: {
    title: 'Deschide linkul din e-mailul comenzii',
    text: 'Fiecare e-mail despre o comandă are un buton care o deschide aici. Cu un cont, comenzile sunt și în contul tău.',
  },
  ways: {
    account: 'Comenzile din contul meu',
    login: 'Intră în cont',
    shop: 'Vezi produsele',
  },
  unavailable: {
    title: 'Comenzile nu au o pagină aici',
    text: 'Detaliile fiecărei comenzi sunt în e-mailul de confirmare. Pentru orice întrebare, scrie-ne sau sună-ne:',
  },
  old: {
    title: 'Linkul este mai vechi',
    text: 'Datele personale sunt ascunse. Îți putem trimite un link nou la adresa de e-mail a comenzii.',
    send: 'Trimite-mi un link nou',
    sent: 'Am trimis linkul. Verifică e-mailul comenzii.',
    failed: 'Linkul nu a putut fi trimis. Încearcă din nou.',
  },
  steps: {
    title: 'Unde este comanda',
    placed: 'Plasată',
    Processing: ORDER_STATES.Processing.label,
    Shipped: ORDER_STATES.Shipped.label,
    Delivered: ORDER_STATES.Delivered.label,
    Cancelled: ORDER_STATES.Cancelled.label,
    waits: 'Verificăm plata și te anunțăm pe e-mail când începem să o pregătim.',
    Processed: 'Pregătim coletul și îl predăm curierului.',
    stopped:
      'Ai renunțat la comandă. Nu ai nimic de făcut: o anulăm, iar banii se întorc pe cardul cu care ai plătit.',
    refunded: 'Banii au fost întorși pe cardul cu care ai plătit.',
    refundDue: 'Banii se întorc pe cardul cu care ai plătit, de obicei în 5-10 zile lucrătoare.',
    now: 'acum',
  },
  parcel: {
    number: 'Număr de urmărire (AWB)',
    follow: (courier: string) => `Urmărește coletul la ${courier}`,
    newTab: 'se deschide într-o filă nouă',
    onCourier: 'Caută numărul pe site-ul curierului.',
  },
  items: {
    title: 'Produse',
    delivery: 'Livrare',
    free: 'gratuită',
    total: 'Total, TVA inclus',
    inReturn: {
      all: 'În retur',
      part: (returned: number, bought: number) => `În retur: ${returned} din ${bought}`,
    },
    /** Of an order that never left. */
    givenUp: {
      all: 'Ai renunțat la el',
      part: (given: number, bought: number) => `Ai renunțat la ${given} din ${bought}`,
    },
  },
  noName: 'produs fără nume',
  address: { title: 'Unde livrăm' },
  seller: 'Vânzător',
  withdrawn: 'Retragere declarată',
  again: {
    action: 'Comandă din nou',
    adding: 'Se adaugă…',
    added: (count: number) =>
      `${countOf(count, 'produs este', 'produse sunt')} în coș, la prețul de azi.`,
    none: 'Niciun produs din această comandă nu mai este disponibil.',
    missing: (names: string) => `Nu mai sunt disponibile: ${names}.`,
    failed: 'Produsele nu au putut fi adăugate în coș. Încearcă din nou.',
    cart: 'Mergi la coș',
  },
  back: {
    action: 'Returnează produse',
    hint: `Poți returna în ${countOf(WITHDRAWAL_DAYS, 'zi', 'zile')} de la primire, fără să dai un motiv.`,
    until: (day: string) => `Poți returna până pe ${day}, fără să dai un motiv.`,
    short: (day: string) => `până pe ${day}`,
  },
  /** Before the parcel leaves. */
  stop: {
    lead: 'Te-ai răzgândit? Cât timp coletul nu a plecat, anulăm comanda:',
    action: 'renunță la comandă',
    write: 'scrie-ne la',
    call: 'sau sună-ne la',
    short: 'Renunță la comandă',
  },
  print: 'Tipărește',
  details: 'Detalii',
  invoice: {
    title: 'Factura',
    own: 'Factura este pe numele cumpărătorului.',
    on: 'Factura este pe firma:',
    open: 'Vreau factură pe firmă',
    change: 'Schimbă firma',
    closed: 'Coletul a plecat, iar factura nu se mai schimbă aici. Pentru o corectură, scrie-ne la',
    company: 'Numele firmei',
    cui: 'Cod fiscal (CUI)',
    cuiHint: 'De exemplu RO12345674.',
    address: 'Sediul social',
    save: 'Salvează firma',
    cancel: 'Renunță',
    saved: 'Factura se întocmește pe această firmă.',
    failed: 'Firma nu a putut fi salvată. Încearcă din nou.',
  },
  required: REQUIRED,
} as const;
