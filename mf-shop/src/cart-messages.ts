import { countOf } from '@vitrina/contract/rules/plural';

/** Texts of the cart, which loads after the page it opens on. */
export const cartMessages = {
  title: 'Sumar comandă',
  count: (count: number) => countOf(count, 'produs', 'produse'),
  empty: {
    title: 'Nu există produse în coș',
    text: 'Alege ceva frumos din magazin, iar noi ne ocupăm de livrare.',
    action: 'Vezi produsele',
  },
  quantity: (name: string) => `Cantitate: ${name}`,
  decrease: 'Scade cantitatea',
  increase: 'Crește cantitatea',
  remove: (name: string) => `Șterge din coș: ${name}`,
  each: (price: string) => `${price} bucata`,
  subtotal: 'Subtotal',
  shipping: 'Livrare',
  shippingFree: 'Gratuită',
  total: 'Total',
  freeShipping: 'Livrarea este gratuită pentru comanda ta.',
  missingForFreeShipping: (amount: string) =>
    `Mai adaugă produse de ${amount} și livrarea este gratuită.`,
  bound: {
    product: (name: string, most: number) =>
      `Într-o comandă încap cel mult ${countOf(most, 'bucată', 'bucăți')} din ${name}.`,
    pieces: (most: number) => `Într-o comandă încap cel mult ${countOf(most, 'bucată', 'bucăți')}.`,
    total: (most: string) => `O comandă poate fi de cel mult ${most}.`,
    verify:
      'Scoate din ele, cumpără restul într-o altă comandă sau intră într-un cont cu adresa de e-mail confirmată: acolo încap de cinci ori mai multe.',
  },
  seen: 'Văzute recent',
  fitting: {
    title: 'Completează coșul pentru livrare gratuită',
    together: 'Împreună ajungi la livrarea gratuită.',
    each: 'Cu oricare dintre ele livrarea este gratuită.',
    one: (name: string) => `Cu ${name} livrarea este gratuită.`,
    add: 'Adaugă',
    addLabel: (name: string) => `Adaugă în coș: ${name}`,
  },
  freeShippingProgress: 'Cât mai lipsește până la livrarea gratuită',
  removed: (name: string) => `Șters din coș: ${name}`,
  undo: 'Anulează',
  drawer: {
    title: 'Coșul tău',
    titleWith: (count: string) => `Coșul tău: ${count}`,
    close: 'Închide coșul',
    toCheckout: 'Mergi la finalizare',
    goOn: 'Continuă cumpărăturile',
  },
  refreshFailed: 'Eroare la obținerea produselor.',
  changed: {
    title: 'Coșul tău s-a schimbat',
    gone: (name: string) => `${name} nu mai este disponibil și a fost scos din coș.`,
    shipping: (before: string, now: string) => `Livrarea costă acum ${now} (înainte ${before}).`,
    price: (name: string, before: string, now: string) =>
      `${name} costă acum ${now} (înainte ${before}).`,
    quantity: (name: string, now: number) =>
      `${name}: ${now === 1 ? 'a mai rămas' : 'au mai rămas'} ${countOf(now, 'bucată', 'bucăți')}, iar cantitatea a fost redusă.`,
  },
} as const;
