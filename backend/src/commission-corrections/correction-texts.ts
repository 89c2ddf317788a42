export const correctionTexts = {
  title: 'Factură corectivă',
  number: (number: string) => `Seria și numărul: ${number}`,
  issuedOn: (day: string) => `Data emiterii: ${day}`,
  seller: 'Furnizor',
  customer: 'Client',
  cif: (cif: string) => `CIF: ${cif}`,
  regCom: (regCom: string) => `Reg. com.: ${regCom}`,
  corrects: (number: string, day: string) => `Corectează factura ${number} din ${day}`,
  service: (site: string, from: string, to: string) =>
    `Comision lunar pentru ${site}, perioada ${from} - ${to}`,
  reason: (reason: string) => `Motivul: ${reason}`,
  columns: ['Denumire', 'Valoare'],
  before: 'Comision înainte de corecție',
  correction: 'Corecție',
  after: 'Comision după corecție',
  settlement: {
    debt: 'Factura nu era plătită: de plată rămâne suma de după corecție.',
    card: 'Diferența se întoarce pe cardul cu care s-a plătit factura.',
    transfer: 'Factura era plătită: diferența se întoarce prin transfer bancar.',
  },
  valid: 'Documentul este valabil fără semnătură și ștampilă.',
  file: (number: string, month: string) => `factura-corectiva-${number}-${month}.pdf`,
} as const;
