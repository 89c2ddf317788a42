/** What stands on every invoice. */
export const invoiceTexts = {
  title: 'Factură',
  number: (number: string) => `Seria și numărul: ${number}`,
  issuedOn: (day: string) => `Data emiterii: ${day}`,
  seller: 'Furnizor',
  customer: 'Client',
  cif: (cif: string) => `CIF: ${cif}`,
  regCom: (regCom: string) => `Reg. com.: ${regCom}`,
  service: (site: string) => `Comision lunar pentru ${site}`,
  period: (from: string, to: string) => `Perioada: ${from} - ${to}`,
  columns: ['Tranșă', 'Vânzări', 'Comision'],
  tier: (percent: number) => `${percent} % din vânzările tranșei`,
  sales: 'Vânzări în perioadă',
  total: 'Total de plată',
  rounding: 'Se rotunjește numai totalul; suma tranșelor poate diferi cu un ban.',
  valid: 'Factura este valabilă fără semnătură și ștampilă.',
} as const;
