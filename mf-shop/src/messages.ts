import { countOf } from '@vitrina/contract/rules/plural';

/** Every text of the shop. Those that the specification quotes stand exactly as it quotes them. */
export const messages = {
  retry: 'Reîncearcă',
  vatIncluded: 'TVA inclus',

  product: {
    addState: {
      available: 'ADAUGĂ ÎN COȘ',
      'at-maximum': 'MAXIM ÎN COȘ',
      'sold-out': 'STOC EPUIZAT',
    },
    added: (name: string) => `Adăugat în coș: ${name}`,
    /** Accessible name of the button: what it does, and to what. */
    addLabel: (label: string, name: string) => `${label}: ${name}`,
    color: 'Culoare',
    variant: (position: number) => `varianta ${position}`,
    soldOut: 'stoc epuizat',
  },

  list: {
    title: 'Produse',
    lead: 'Îngrijire, machiaj și parfumuri alese cu grijă, livrate oriunde în țară.',
    loading: 'Se încarcă produsele…',
    failed: 'Eroare: Nu s-au putut încărca produsele',
    categories: 'Categorii',
    allCategories: 'Toate',
    count: (count: number) => countOf(count, 'produs', 'produse'),
    empty: {
      title: 'Nu există produse aici',
      text: 'Încearcă altă categorie sau vezi toate produsele.',
      action: 'Vezi toate produsele',
    },
  },

  details: {
    breadcrumb: 'Ești aici',
    loading: 'Se încarcă produsul…',
    failed: 'Eroare la obținerea produselor.',
    notFound: {
      title: 'Produsul nu a fost găsit',
      text: 'Poate că nu se mai vinde sau adresa este greșită.',
      action: 'Vezi toate produsele',
    },
    gallery: 'Fotografii',
    showPicture: (position: number, total: number) => `Fotografia ${position} din ${total}`,
    pictureOf: (name: string, position: number) => `${name}, fotografia ${position}`,
    description: 'Descriere',
    stock: {
      available: 'În stoc',
      low: (count: number) => (count === 1 ? 'A mai rămas 1' : `Au mai rămas ${count}`),
      soldOut: 'Stoc epuizat',
    },
    inCart: (count: number) => `${countOf(count, 'bucată', 'bucăți')} în coș`,
    toCheckout: 'Vezi coșul',
    freeShipping: (from: string) => `Livrare gratuită de la ${from}`,
    delivery: (price: string) => `Livrare prin curier: ${price}`,
    securePayment: 'Plată sigură cu cardul',
  },

  cart: {
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
    freeShippingProgress: 'Cât mai lipsește până la livrarea gratuită',
    refreshFailed: 'Eroare la obținerea produselor.',
    changed: {
      title: 'Coșul tău s-a schimbat',
      gone: (name: string) => `${name} nu mai este disponibil și a fost scos din coș.`,
      price: (name: string, before: string, now: string) =>
        `${name} costă acum ${now} (înainte ${before}).`,
      quantity: (name: string, now: number) =>
        `${name}: ${now === 1 ? 'a mai rămas' : 'au mai rămas'} ${countOf(now, 'bucată', 'bucăți')}, iar cantitatea a fost redusă.`,
    },
  },

  checkout: {
    title: 'Finalizare comandă',
    allRequired: 'Toate câmpurile sunt obligatorii.',
    contact: {
      title: 'Date de contact și facturare',
      name: 'Nume și prenume',
      email: 'E-mail',
      emailHint: 'Aici trimitem confirmarea comenzii.',
      phone: 'Telefon',
      phoneHint: 'Curierul te sună la acest număr.',
    },
    delivery: {
      title: 'Adresa de livrare',
      county: 'Județ',
      chooseCounty: 'Alege județul',
      locality: 'Localitate',
      zip: 'Cod poștal',
      address: 'Stradă, număr, bloc, apartament',
    },
    payment: {
      title: 'Plata cu cardul',
      loading: 'Se încarcă formularul de plată…',
      unavailable: 'Formularul de plată nu a putut fi încărcat.',
      unavailableHint: 'Verifică conexiunea și încearcă din nou; datele completate rămân.',
      testMode: 'Mod de test: nu se fac plăți reale',
      testModeHint:
        'Folosește cardul 4242 4242 4242 4242, o dată de expirare viitoare și orice CVC.',
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
    submit: 'Plasează comanda și plătește',
    submitting: 'Se procesează...',
    notCharged: 'Nu s-a retras niciun ban. Poți încerca din nou.',
    failure: {
      payment: (message: string) => `Plata nu a putut fi realizată: ${message}`,
      exception: (message: string) => `Error during payment: ${message}`,
      registration: 'Nu s-a reusit crearea contului',
      registrationException: (message: string) => `Registration error: ${message}`,
      order: 'Failed to place order',
    },
    /** What stands for `{message}` where the host or the provider gave no words of its own. */
    reason: {
      unreachable: 'serverul nu poate fi contactat',
      slow: 'serverul nu a răspuns la timp',
      unexpected: 'răspuns neașteptat de la server',
      refused: 'plata nu a fost confirmată',
    },

    placed: {
      title: 'Comanda a fost plasată cu succes!',
      toast: 'Comanda plasată! ✔️',
      number: (id: string | number) => `Numărul comenzii: ${id}`,
      emailNote: (email: string) => `Vei primi în curând un e-mail de confirmare la ${email}.`,
      action: 'Înapoi la produse',
    },
    /** The charge may have happened: none of these ever offers to pay again. */
    charged: {
      placing: { title: 'Comanda se finalizează…', text: 'Plata a trecut. Nu închide pagina.' },
      unplaced: {
        title: 'Plata a trecut, comanda nu e încă plasată',
        text: 'Nu plăti din nou, apasă „Finalizează comanda”. Datele comenzii sunt păstrate și după ce închizi pagina.',
        action: 'Finalizează comanda',
      },
      verifying: { title: 'Verificăm plata…', text: 'Durează câteva secunde. Nu închide pagina.' },
      unverified: {
        title: 'Nu am putut verifica plata',
        text: 'Reîncarcă pagina; nu plăti din nou.',
        action: 'Reîncarcă',
      },
      reference: (id: string) => `Referința plății: ${id}`,
      support: (phone: string, email: string) =>
        `Dacă problema continuă, scrie-ne la ${email} sau sună la ${phone}.`,
    },
  },
} as const;
