import type { MutableMail } from '@vitrina/contract/rules/mutable-mails';

export const mailSettingsMessages = {
  title: 'E-mailuri',
  lead: 'Ce îți trimitem și pe e-mail. Notificările din cont rămân oricum.',
  kinds: {
    'request-message': 'Mesaje necitite de zece minute',
    'request-version': 'Versiuni noi ale site-ului',
    'request-ask': 'Ce ne trebuie de la tine',
  } satisfies Record<MutableMail, string>,
  others: 'Facturile, comenzile și ce ține de cont vin întotdeauna.',
  loadFailed: 'Setările nu au putut fi încărcate.',
  failed: 'Setarea nu a fost salvată. Încearcă din nou.',
} as const;
