import { countOf } from '@vitrina/contract/rules/plural';

/** Texts of the account page. */
export const accountTexts = {
  pageTitle: 'Detalii cont',
  title: 'Detalii cont',
  lead: 'Datele tale și comenzile din magazin.',
  retry: 'Reîncearcă',
  details: {
    title: 'Date personale',
    name: 'Nume',
    email: 'E-mail',
    emailHint: 'Adresa cu care te autentifici nu poate fi schimbată aici.',
    phone: 'Telefon',
    nameRequired: 'Scrie numele tău.',
    phoneInvalid: 'Numărul de telefon nu este valid. Exemplu: 0712 345 678.',
    save: 'Salvează',
    saved: 'Datele tale au fost actualizate.',
    failed: 'Eroare la încărcare',
    saveFailed: 'Actualizarea profilului a eșuat',
  },
  orders: {
    title: 'Istoricul comenzilor',
    order: (id: number) => `Comanda nr. ${id}`,
    placed: 'Plasată',
    withdrawn: 'Retragere declarată',
    total: 'Total',
    items: (count: number) => countOf(count, 'produs', 'produse'),
    delivery: 'Livrare',
    refunded: 'Rambursată',
    noStatus: 'Stare necunoscută',
    noDate: 'la o dată necunoscută',
    noName: 'produs fără nume',
    unreadable: 'Comenzi care nu au putut fi citite',
    more: 'Arată comenzile mai vechi',
    failed: 'Comenzile nu au putut fi încărcate',
    empty: {
      title: 'Nu ai încă nicio comandă',
      text: 'Comenzile plasate cu acest cont apar aici.',
      action: 'Vezi produsele',
    },
    unavailable: {
      title: 'Istoricul comenzilor nu este disponibil aici',
      text: 'Detaliile fiecărei comenzi sunt în e-mailul de confirmare. Pentru orice întrebare, scrie-ne sau sună-ne:',
    },
  },
} as const;
