import { CALL_DAYS, CALL_MINUTES } from '@vitrina/contract/constants';
import { countOf } from '@vitrina/contract/rules/plural';

export const callMessages = {
  unsure: 'Nu știm dacă a ajuns. Verifică conexiunea și încearcă din nou.',
  title: 'Discuția la telefon',
  failed: 'Orele libere nu au putut fi încărcate.',
  who: (brand: string, phone: string | null) =>
    phone ? `Te sună ${brand}, la ${phone}.` : `Te sună ${brand}.`,
  now: 'Discuția are loc acum.',
  past: (at: string) => `Discuția din ${at} s-a încheiat.`,
  ended: (at: string) => `Discuția din ${at} s-a încheiat odată cu solicitarea.`,
  cancelled: (at: string) => `Discuția din ${at} a fost anulată.`,
  reason: (reason: string) => `Motivul: ${reason}`,
  again: 'Alege altă oră',
  move: 'Mută discuția',
  keepTime: 'Rămâne la ora ei',
  lead: `Alege când te sunăm. Discuția durează ${countOf(CALL_MINUTES, 'minut', 'minute')}.`,
  none: `Nu este nicio oră liberă în următoarele ${countOf(CALL_DAYS, 'zi lucrătoare', 'zile lucrătoare')}. Scrie-ne în conversație.`,
  day: 'Ziua',
  hour: (day: string) => `Ora, ${day}`,
  missing: 'Alege o oră.',
  book: 'Programează discuția',
  moveHere: 'Mută la această oră',
  booked: 'Discuția este programată. Invitația vine pe e-mail.',
  taken: 'Ora a fost luată între timp. Alege alta.',
  bookFailed: 'Discuția nu a putut fi programată. Încearcă din nou.',
  cancel: {
    open: 'Anulează discuția',
    title: 'Anulezi discuția?',
    text: (at: string) => `Nu te mai sunăm ${at}. Poți alege oricând altă oră.`,
    keep: 'O păstrez',
    confirm: 'Anulează discuția',
    overtaken: 'Discuția a fost mutată sau anulată între timp.',
    done: 'Discuția a fost anulată.',
    failed: 'Discuția nu a putut fi anulată. Încearcă din nou.',
  },
} as const;
