import { INVOICE_DAY, SITE_WORKING_DAYS, SUPPORT_DAYS } from '@vitrina/contract/constants';
import { SUPPORT_TIME } from '@vitrina/contract/rule-texts.computed';
import { currentTiers } from '@vitrina/contract/rules/commission';
import { tierLabel } from './tier-label.ts';

/** Texts of the home page below its first screen. */
export const homeTexts = {
  about: {
    title: 'Noi facem site-ul. Tu\u00a0îți vezi de afacere.',
    text: 'Un site bun costă bani înainte să aducă vreunul. La noi, construirea și întreținerea sunt gratuite: câștigăm numai atunci când vinzi și tu. De la prima schiță până la mentenanța de zi cu zi, totul este treaba noastră.',
    facts: [
      { value: '0 RON', label: 'cost inițial, abonament și întreținere' },
      { value: `${SITE_WORKING_DAYS} zile`, label: 'lucrătoare, cel mult, până la site' },
      { value: `${SUPPORT_DAYS} din 7`, label: 'zile cu asistență inclusă' },
    ],
  },
  steps: {
    title: 'Cum funcționează',
    lead: 'Șapte pași, dintre care tu faci doar câțiva.',
    list: [
      { title: 'Creezi o solicitare', text: 'Răspunzi la câteva întrebări despre afacerea ta.' },
      {
        title: 'Intri în platformă',
        text: 'Primești pe e-mail datele de acces ale noului tău cont.',
      },
      {
        title: 'Deschizi panoul de control',
        text: 'Vezi acolo starea solicitării, pas cu pas.',
      },
      { title: 'Te sunăm', text: 'Aștepți un telefon de la noi, ca să stabilim detaliile.' },
      { title: 'Începe dezvoltarea', text: 'Construim site-ul pe baza răspunsurilor tale.' },
      {
        title: 'Primești prima versiune',
        text: 'O verifici și ne spui ce modificări vrei.',
      },
      { title: 'Site-ul este online', text: 'Afacerea ta poate primi clienți și comenzi.' },
    ],
    ready: 'Gata de primul pas?',
    readyText: 'Chestionarul durează câteva minute și nu te obligă la nimic.',
  },
  offer: {
    title: 'Tot ce ai nevoie, inclus',
    lead: 'Fără pachete și fără opțiuni contra cost.',
    list: [
      'Creare rapidă a site-ului',
      'Design personalizat',
      'Adresă de e-mail dedicată',
      `Asistență ${SUPPORT_TIME}`,
      'Panou de administrare',
      'Mentenanță',
      'Zero costuri de întreținere',
      'Actualizări',
      'Integrare cu procesatorul de plăți cu cardul',
      'Integrări API pentru facturare și curier',
    ],
    price: '0 RON',
    priceLabel: 'pentru construire și întreținere',
    commissionTitle: 'Plătești doar comision din vânzări',
    commissionText: `Se aplică pe tranșe, vânzărilor lunare realizate prin site. Factura apare în cont pe data de ${INVOICE_DAY} a lunii.`,
    sales: 'Vânzări lunare',
    commission: 'Comision',
    tiers: currentTiers().map(({ percent }, index, tiers) => ({
      sales: tierLabel(tiers, index),
      percent,
    })),
    calculate: 'Calculează comisionul',
    calculatorFailed: 'Calculatorul nu a putut fi încărcat. Încearcă din nou.',
    nothingElse: 'Nimic altceva de plată. Renunți oricând, gratuit.',
  },
  shopTeaser: {
    title: 'Avem și noi un magazin',
    text: 'Produse de frumusețe alese cu grijă, plată cu cardul și livrare prin curier. E construit exact cum îl construim și pe al tău.',
    action: 'Vezi produsele',
  },
} as const;
