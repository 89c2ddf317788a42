import { MAX_PRICE_BANI, MIN_PRICE_BANI } from '@vitrina/contract/constants';
import { formatBani } from '@vitrina/contract/rules/money';
import { countOf } from '@vitrina/contract/rules/plural';

const products = (count: number) => countOf(count, 'produs', 'produse');

type FileCount = 'added' | 'changed' | 'unchanged' | 'problems';

export const productMessages = {
  bar: {
    label: 'Produse alese',
    chosen: (count: number) => (count === 1 ? '1 produs ales' : `${products(count)} alese`),
    product: (name: string) => `Alege ${name}`,
    all: 'Alege toate produsele din listă',
    allOf: (count: number) => `Alege toate cele ${count.toLocaleString('ro-RO')}`,
    clear: 'Renunță la alegere',
    csv: 'Exportă alese',
    file: 'produse-alese.csv',
  },
  job: {
    changed: 'Schimbat',
    added: 'Adăugat',
    gone: 'Produsul nu mai există.',
    undonePart: (done: number, all: number) =>
      `${done} din ${all} au fost anulate; celelalte au fost schimbate din nou între timp.`,
  },
  prices: {
    action: 'Schimbă prețurile',
    title: 'Schimbă prețurile',
    how: 'Cum',
    kinds: {
      'up-percent': 'Crește cu un procent',
      'down-percent': 'Scade cu un procent',
      'up-amount': 'Crește cu o sumă',
      'down-amount': 'Scade cu o sumă',
    },
    by: 'Cu cât',
    percent: '%',
    rounding: 'Rotunjire',
    roundings: {
      ban: 'La ban',
      ten: 'La 10 bani',
      leu: 'La leu',
      'ninety-nine': 'La ,99',
    },
    missing: 'Scrie un număr mai mare decât 0, cu cel mult două zecimale.',
    preview: 'Prețuri noi',
    was: 'Preț acum',
    becomes: 'Preț nou',
    ready: (count: number) => `${countOf(count, 'preț se schimbă', 'prețuri se schimbă')}`,
    leftOut: (count: number) =>
      `${countOf(count, 'produs lăsat', 'produse lăsate')} cum ${count === 1 ? 'este' : 'sunt'}`,
    same: 'rămâne la fel',
    noPrice: 'nu are preț',
    'too-low': `ar fi sub ${formatBani(MIN_PRICE_BANI)}`,
    'too-high': `ar fi peste ${formatBani(MAX_PRICE_BANI)}`,
    told: 'Fiecare preț se schimbă separat: un produs schimbat între timp rămâne cum este. Poți anula timp de 10 secunde.',
    confirm: (count: number) =>
      count === 0 ? 'Schimbă prețurile' : `Schimbă ${countOf(count, 'preț', 'prețuri')}`,
    done: (count: number) => `${countOf(count, 'preț schimbat', 'prețuri schimbate')}.`,
  },
  file: {
    headings: { id: 'ID', images: 'Imagini', version: 'Versiune' },
    action: 'Importă CSV',
    title: 'Importă produse din CSV',
    choose: 'Fișier CSV',
    hint: 'Începe de la fișierul exportat: „ID” spune ce produs se schimbă, fără „ID” contează numele și culoarea. Coloanele care lipsesc rămân cum sunt.',
    reading: 'Se citește fișierul…',
    failed: 'Fișierul nu a putut fi citit.',
    missing: 'Alege un fișier CSV.',
    empty: 'Fișierul este gol.',
    noRows: 'Fișierul are doar numele coloanelor.',
    twice: (column: string) => `Coloana „${column}” apare de două ori.`,
    noColumns: (found: readonly string[]) =>
      `Fișierul nu are nici coloana „ID”, nici coloana „Nume”. Are: ${found.join(', ')}.`,
    oldEncoding:
      'Fișierul nu este UTF-8 și a fost citit ca Windows-1250. Verifică literele cu diacritice.',
    noProduct: (id: string) => `produsul #${id} nu există`,
    noName: 'numele lipsește',
    noColumn: 'coloana lipsește din fișier; un produs nou are nevoie de ea',
    noCategory: (name: string) => `categoria „${name}” nu există; adaug-o întâi`,
    many: (count: number) =>
      `${products(count)} au acest nume și această culoare; scrie numărul celui potrivit`,
    duplicate: (name: string | null) =>
      name ? `${name} apare de două ori în fișier` : 'produsul nou apare de două ori în fișier',
    changedSince: 'produsul a fost schimbat după export; exportă din nou',
    counts: ({ added, changed, unchanged, problems }: Record<FileCount, number>) =>
      [
        countOf(added, 'produs nou', 'produse noi'),
        countOf(changed, 'schimbat', 'schimbate'),
        countOf(unchanged, 'neschimbat', 'neschimbate'),
        countOf(problems, 'greșeală', 'greșeli'),
      ].join(' · '),
    problems: 'Greșeli: rândurile lor nu se importă',
    changed: 'Se schimbă',
    added: 'Se adaugă',
    change: 'Ce se schimbă',
    nothing: 'nimic',
    told: 'Nimic nu este scris până nu apeși „Aplică”. Fiecare produs se salvează separat; poți anula timp de 10 secunde după ultimul.',
    apply: (count: number) =>
      count === 0 ? 'Aplică' : `Aplică ${countOf(count, 'modificare', 'modificări')}`,
    done: (count: number) => `${countOf(count, 'produs importat', 'produse importate')}.`,
  },
  categories: {
    action: 'Categorii',
    title: 'Categorii',
    hint: 'Magazinul le arată în această ordine. Numele se salvează cu Enter.',
    failed: 'Categoriile nu au putut fi încărcate.',
    none: 'Nicio categorie încă.',
    name: (name: string) => `Numele categoriei ${name}`,
    earlier: (name: string) => `Mută mai sus ${name}`,
    later: (name: string) => `Mută mai jos ${name}`,
    end: (name: string) => `Încheie categoria ${name}`,
    count: products,
    empty: 'niciun produs',
    missing: 'Scrie un nume.',
    added: 'Categoria a fost adăugată.',
    renamed: (name: string) => `Categoria se numește acum „${name}”.`,
    renameFailed: 'Categoria nu a putut fi redenumită.',
    orderFailed: 'Ordinea nu a putut fi salvată.',
    ended: (name: string) => `Categoria „${name}” a fost încheiată.`,
    endFailed: 'Categoria nu a putut fi încheiată.',
    conflict: 'Altcineva a schimbat categoriile între timp. Lista arată ce este acum.',
  },
};
