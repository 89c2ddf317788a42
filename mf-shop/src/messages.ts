import { countOf } from '@vitrina/contract/rules/plural';

/**
 * Texts of the product list and those that pages share; texts that load later are in the files beside it.
 * Quoted texts are exactly the specification's.
 */
export const messages = {
  retry: 'Reîncearcă',
  vatIncluded: 'TVA inclus',
  cartFailed: 'Coșul nu s-a putut deschide. Ce ai adăugat este în el.',

  product: {
    addState: {
      available: 'ADAUGĂ ÎN COȘ',
      'at-maximum': 'MAXIM ÎN COȘ',
      'sold-out': 'STOC EPUIZAT',
      unpriced: 'FĂRĂ PREȚ',
    },
    toCart: 'Vezi coșul',
    added: (name: string) => `Adăugat în coș: ${name}`,
    /** Accessible name of the button: action and product. */
    addLabel: (label: string, name: string) => `${label}: ${name}`,
    color: 'Culoare',
    variant: 'Variantă',
    noColor: 'fără culoare',
    /** Distinguishes variants that differ in nothing else. */
    numbered: (id: number) => `nr. ${id}`,
    unpriced: 'Preț indisponibil',
    soldOut: 'stoc epuizat',
    alert: { ask: 'Anunță-mă', asked: 'Confirmă din e-mail', confirmed: 'Te anunțăm' },
    alertLabel: (label: string, name: string) => `${label}: ${name}`,
  },

  list: {
    title: 'Produse',
    lead: 'Îngrijire, machiaj și parfumuri alese cu grijă, livrate oriunde în țară.',
    loading: 'Se încarcă produsele…',
    failed: 'Eroare: Nu s-au putut încărca produsele',
    categories: 'Categorii',
    allCategories: 'Toate',
    filters: {
      title: 'Filtre',
      chosen: (count: number) => `${count} ${count === 1 ? 'ales' : 'alese'}`,
      close: 'Închide filtrele',
      show: (count: number) =>
        count === 0 ? 'Niciun produs' : `Vezi ${countOf(count, 'produs', 'produse')}`,
      search: 'Caută',
      searchHint: 'Nume, nuanță, ingredient',
      suggestions: 'Rezultatele căutării',
      sort: 'Ordonează',
      orders: {
        recomandate: 'Recomandate',
        'pret-crescator': 'Preț crescător',
        'pret-descrescator': 'Preț descrescător',
        nume: 'Nume, de la A la Z',
      },
      inStock: 'Doar în stoc',
      clear: 'Șterge filtrele',
      clearWords: 'Golește câmpul',
      clearSearch: 'Șterge căutarea',
      clearBoth: 'Șterge tot',
      failed: 'Filtrele nu s-au putut încărca.',
    },
    count: (count: number) => countOf(count, 'produs', 'produse'),
    /** No product has all words of the query. */
    partial: (query: string, count: number) =>
      `Niciun produs nu are toate cuvintele din „${query}”. ${count === 1 ? 'Cel mai apropiat: un produs' : `Cele mai apropiate: ${countOf(count, 'produs', 'produse')}`}`,
    shown: (shown: number, total: number) =>
      `Afișate ${shown} din ${countOf(total, 'produs', 'produse')}`,
    more: 'Arată mai multe',
    nextPage: 'Pagina următoare',
    empty: {
      title: 'Niciun produs găsit',
      text: 'Încearcă alte cuvinte sau mai puține filtre.',
      nothing: (query: string) => `Nimic pentru „${query}”`,
      hint: 'Verifică scrierea sau caută mai general: un singur cuvânt, o nuanță, un ingredient. Ori alege o categorie:',
    },
    /** Rows of the catalogue that could not be read. */
    unreadable: (count: number) =>
      count === 1
        ? 'Un produs nu poate fi afișat acum.'
        : `${countOf(count, 'produs', 'produse')} nu pot fi afișate acum.`,
    bare: {
      title: 'Încă nu există produse',
      text: 'Revino curând: pregătim magazinul.',
    },
  },
} as const;
