import { countOf } from '@vitrina/contract/rules/plural';

/** Texts of the shade finder, which loads on demand. */
export const shadeFinderMessages = {
  title: 'Găsește-ți nuanța',
  close: 'Închide',
  lead: 'Fiecare nuanță, desenată pe șase tonuri de piele. Pe pielea ta poate arăta puțin altfel.',
  shades: 'Nuanțe',
  undertone: 'Subton',
  undertones: { all: 'Orice subton', warm: 'Calde', neutral: 'Neutre', cool: 'Reci' },
  depth: 'Intensitate',
  depths: { all: 'Orice intensitate', light: 'Deschise', medium: 'Medii', deep: 'Închise' },
  /** Of one shade. */
  leans: { warm: 'subton cald', neutral: 'subton neutru', cool: 'subton rece' },
  looks: { light: 'deschisă', medium: 'medie', deep: 'închisă' },
  count: (count: number) => countOf(count, 'nuanță', 'nuanțe'),
  none: 'Nicio nuanță nu se potrivește. Alege alt subton sau altă intensitate.',
  show: (name: string) => `Vezi ${name}`,
  chooseFirst: 'Alege o nuanță',
} as const;
