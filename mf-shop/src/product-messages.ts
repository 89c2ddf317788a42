import { LOWEST_PRICE_TIME, WITHDRAWAL_TIME } from '@vitrina/contract/rule-texts.computed';
import { countOf } from '@vitrina/contract/rules/plural';

/** Texts of the product page, which no other page loads. */
export const productMessages = {
  breadcrumb: 'Ești aici',
  loading: 'Se încarcă produsul…',
  failed: 'Eroare la obținerea produselor.',
  notFound: {
    title: 'Produsul nu a fost găsit',
    gone: (name: string) => `${name} nu se mai vinde.`,
    text: 'Poate că nu se mai vinde sau adresa este greșită.',
    action: 'Vezi toate produsele',
    instead: 'Alte produse din magazin',
    search: 'Caută în magazin',
    searchAction: 'Caută',
    contact: 'Nu găsești ce cauți? Sună-ne la',
    or: 'sau scrie-ne la',
  },
  gallery: 'Imagini',
  showPicture: (position: number, total: number) => `Imaginea ${position} din ${total}`,
  place: (position: number, total: number) => `${position} din ${total}`,
  pictureOf: (name: string, position: number) => `${name}, imaginea ${position}`,
  /** Follows the product's name: what the picture shows. */
  shows: {
    front: '',
    texture: ': textura, de aproape',
    shades: ': toate nuanțele, pe șase tonuri de piele',
    size: ': cât este de mare, lângă o riglă și o monedă de 50 de bani',
    detail: ': detaliu, de aproape',
    carton: ': împreună cu cutia',
  },
  previousPicture: 'Imaginea anterioară',
  nextPicture: 'Imaginea următoare',
  zoom: (picture: string) => `Mărește: ${picture}`,
  closeZoom: 'Închide imaginea',
  zoomIn: 'Mărește',
  zoomOut: 'Micșorează',
  reduced: (percent: number) => `−${percent} %`,
  lowestPrice: (price: string) => `Cel mai mic preț din ultimele ${LOWEST_PRICE_TIME}: ${price}`,
  unpriced: 'Prețul lipsește acum, așa că produsul nu poate fi cumpărat.',
  similar: 'Produse asemănătoare',
  seen: 'Văzute recent',
  description: 'Descriere',
  ingredients: 'Ingrediente',
  stock: {
    available: 'În stoc',
    low: (count: number) => (count === 1 ? 'A mai rămas 1' : `Au mai rămas ${count}`),
    soldOut: 'Stoc epuizat',
  },
  alert: {
    open: 'Anunță-mă când revine',
    again: 'Încearcă din nou',
    email: 'E-mailul tău',
    note: 'Un singur mesaj, când produsul este din nou în stoc. Apoi uităm adresa.',
    send: 'Anunță-mă',
    failed: 'Cererea nu a putut fi trimisă',
    state: {
      asked: {
        title: 'Verifică e-mailul',
        text: (email: string | undefined) =>
          `Am trimis un link${email ? ` la ${email}` : ''}. Apasă-l ca să confirmi adresa; abia apoi te putem anunța. Uită-te și în dosarul Spam.`,
      },
      confirmed: {
        title: 'Te anunțăm când revine',
        text: (email: string | undefined) =>
          `Îți scriem o singură dată, la ${email ?? 'adresa ta confirmată'}.`,
      },
    },
    change: 'Schimbă adresa',
  },
  shadeFinder: { open: 'Găsește-ți nuanța', again: 'Încearcă din nou' },
  inCart: (count: number) => `${countOf(count, 'bucată', 'bucăți')} în coș`,
  alwaysFree: 'Livrare gratuită prin curier',
  freeShipping: (from: string) => `Livrare gratuită de la ${from}`,
  delivery: (price: string) => `Livrare prin curier: ${price}`,
  returns: `Retur în ${WITHDRAWAL_TIME} de la primire, fără să dai un motiv`,
  securePayment: 'Plată sigură cu cardul',
} as const;
