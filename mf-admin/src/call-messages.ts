import { countOf } from '@vitrina/contract/rules/plural';

export const callMessages = {
  unsure: 'Nu știm dacă a ajuns. Verifică conexiunea și încearcă din nou.',
  title: 'Discuția la telefon',
  now: 'Are loc acum.',
  past: 'S-a încheiat.',
  ended: 'S-a încheiat odată cu solicitarea.',
  cancelledByStaff: 'Anulată de noi.',
  cancelledByOwner: 'Anulată de partener.',
  reason: (reason: string) => `Motivul: ${reason}`,
  cancel: 'Anulează discuția',
  dialog: (at: string) => ({
    title: 'De ce anulezi discuția?',
    text: `${at}. Partenerul citește motivul în contul lui și în e-mail, și poate alege altă oră.`,
    confirm: 'Anulează discuția',
  }),
  reasonLabel: 'Motivul',
  reasonMissing: 'Scrie motivul, ca partenerul să știe ce s-a schimbat.',
  count: (used: number, most: number) => `${used} din ${countOf(most, 'caracter', 'caractere')}`,
  cancelled: 'Discuția a fost anulată. Partenerul a fost anunțat.',
  failed: 'Discuția nu a putut fi anulată. Încearcă din nou.',
  hours: {
    title: 'Discuțiile cu partenerii',
    hint: 'Partenerii aleg o oră în aceste zile, cel puțin de a doua zi. Discuțiile deja programate rămân.',
    weekdays: 'Zilele',
    days: ['luni', 'marți', 'miercuri', 'joi', 'vineri'],
    from: 'De la',
    to: 'Până la',
    none: 'Nu se programează discuții.',
    told: (days: string, from: string, to: string) => `${days}, ${from}–${to}`,
  },
} as const;
