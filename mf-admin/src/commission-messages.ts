import type {
  CommissionDisputeState,
  CorrectionSettlement,
} from '@vitrina/contract/entities/commission-facts';
import type { RefundStatus } from '@vitrina/contract/entities/order-refund';
import { countOf } from '@vitrina/contract/rules/plural';

const commissionsOf = (count: number) => countOf(count, 'comision', 'comisioane');

export const commissionMessages = {
  totals: {
    label: 'Totaluri',
    owed: 'De încasat',
    collected: 'Încasat',
    late: 'Din care restante',
    of: commissionsOf,
    showLate: 'Arată restantele',
  },
  lateFilter: 'Restante',
  disputedFilter: 'Contestate',
  told: (count: number) => countOf(count, 'transfer anunțat', 'transferuri anunțate'),
  toldHint: 'Partenerii spun că au plătit: caută banii în cont.',
  toldFilter: 'Anunțate',
  file: { due: 'Termen', paidBy: 'Plătit cum', paidAt: 'Plătit la', corrected: 'Corectat cu' },
  paidBy: {
    card: 'Cu cardul',
    staff: 'Marcat de echipă',
    transfer: 'Prin transfer',
    correction: 'Prin corecție',
  } as Readonly<Record<string, string>>,
  byTransfer: (date: string) => `Prin transfer, ${date}`,
  settled: (date: string) => `Stins prin corecție, ${date}`,
  corrected: (amount: string) => `Corectat cu -${amount}`,
  refunding: 'Se rambursează',
  refundFailed: 'Rambursare nereușită',
  disputed: (date: string) =>
    date ? `Contestat la bancă, răspuns până pe ${date}` : 'Contestat la bancă',
  reminded: (date: string) => `Reamintit pe ${date}`,
  details: {
    open: 'Detalii',
    openFor: (name: string) => `Detalii: ${name}`,
    facts: 'Pe scurt',
    number: 'Factura',
    file: 'Documentul',
    invoiced: 'Facturat',
    left: 'După corecții',
    due: 'Termen',
    paid: 'Plătit',
    unpaid: 'Neplătit',
    transfer: 'Transfer anunțat',
    reminded: 'Ultimul memento',
    corrections: 'Facturi corective',
    refunds: 'Bani înapoi',
    dispute: 'Contestație la bancă',
    document: 'Vezi documentul',
    documentOf: (number: string) => `Vezi documentul ${number}`,
    drawing: 'Documentul se pregătește.',
    atProvider: 'La procesator, din toată plata',
  },
  settlement: {
    debt: 'scade din datorie',
    card: 'se întoarce pe card',
    transfer: 'se trimite prin transfer bancar',
  } as Readonly<Record<CorrectionSettlement, string>>,
  refundStatus: {
    due: 'Se trimite',
    pending: 'La bancă',
    done: 'Ajuns înapoi',
    failed: 'Nereușit: trimite suma prin transfer sau încearcă din nou',
    dropped: 'Nu mai e nevoie',
  } as Readonly<Record<RefundStatus, string>>,
  disputeState: {
    open: 'Banca nu a hotărât încă',
    won: 'Câștigată: banii rămân la noi',
    lost: 'Pierdută: banii s-au întors la partener',
  } as Readonly<Record<CommissionDisputeState, string>>,
  disputeDue: (date: string) => `Răspunde la procesator până pe ${date}`,
  remind: {
    action: 'Trimite un memento',
    done: 'Mementoul pleacă spre partener.',
    failed: 'Mementoul nu a putut fi trimis.',
  },
  refund: {
    action: 'Rambursează',
    title: (invoice: string) => `Rambursezi factura ${invoice}?`,
    text: (amount: string) =>
      `${amount} se întorc pe cardul cu care s-a plătit. Factura este apoi din nou de plătit. Nu se poate anula.`,
    confirm: 'Rambursează',
    done: 'Rambursarea este hotărâtă: banii se întorc pe card.',
    failed: 'Factura nu a putut fi rambursată.',
  },
  correct: {
    action: 'Corectează factura',
    title: (invoice: string) => `Corectezi factura ${invoice}?`,
    text: {
      debt: 'Se emite o factură corectivă, iar partenerul are de plătit mai puțin. Nu se poate anula.',
      card: 'Se emite o factură corectivă, iar diferența se întoarce pe card. Nu se poate anula.',
      transfer:
        'Se emite o factură corectivă. Factura a fost plătită altfel decât cu cardul: diferența o trimiți tu prin transfer bancar. Nu se poate anula.',
    } as Readonly<Record<CorrectionSettlement, string>>,
    amount: 'Cu cât scade (RON)',
    atMost: (amount: string) => `Cel mult ${amount}.`,
    badAmount: (amount: string) => `Scrie o sumă de la 0,01 la ${amount}.`,
    confirm: 'Emite factura corectivă',
    done: 'Factura corectivă a fost emisă.',
    failed: 'Factura nu a putut fi corectată.',
  },
  reason: 'Motivul',
  reasonHint: 'Îl vede și partenerul.',
  reasonMissing: 'Scrie motivul.',
} as const;
