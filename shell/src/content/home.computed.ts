import { INVOICE_DAY, SITE_WORKING_DAYS, SUPPORT_DAYS } from '@vitrina/contract/constants';
import { SUPPORT_TIME } from '@vitrina/contract/rule-texts.computed';
import { currentTiers } from '@vitrina/contract/rules/commission';
import { tierLabel } from './tier-label.ts';

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
  examples: {
    title: 'Așa poate arăta site-ul tău',
    lead: 'Trei exemple, desenate după afacerile din datele noastre demonstrative.',
    example: 'Exemplu',
    before: 'Înainte',
    after: 'Cu site',
    list: [
      {
        id: 'stejar',
        name: 'Atelier Stejar',
        picture: 'Pagina de start a site-ului Atelier Stejar, în miniatură',
        address: 'atelier-stejar.example',
        nav: ['Galerie', 'Comenzi', 'Contact'],
        headline: 'Mese, bănci și rafturi din stejar masiv',
        text: 'La comandă, din atelierul nostru din Cisnădie.',
        action: 'Comandă o masă',
        tiles: ['Mese', 'Bănci', 'Rafturi'],
        choice: { title: 'Cere o schiță', options: ['Masă', 'Bancă', 'Raft'] },
        foot: 'Card bancar sau ramburs',
        before: 'Comenzi la telefon, și la miezul nopții',
        after: 'Galerie și comenzi online, la orice oră',
      },
      {
        id: 'ondina',
        name: 'Salon Ondina',
        picture: 'Pagina de start a site-ului Salon Ondina, în miniatură',
        address: 'salon-ondina.example',
        nav: ['Programări', 'Produse', 'Galerie'],
        headline: 'Coafor și vopsit, cu programare',
        text: 'Alege ora și scaunul, noi te așteptăm.',
        action: 'Programează-te',
        tiles: ['Tuns', 'Vopsit', 'Produse'],
        choice: { title: 'Ore libere mâine', options: ['9:30', '11:00', '14:30'] },
        foot: 'Card bancar',
        before: 'Fiecare programare, stabilită cu salonul',
        after: 'Clientele se programează singure și cumpără produsele',
      },
      {
        id: 'boabe',
        name: 'Prăjitoria Boabe',
        picture: 'Pagina de start a site-ului Prăjitoria Boabe, în miniatură',
        address: 'prajitoria-boabe.example',
        nav: ['Cafele', 'Abonament', 'Ferme'],
        headline: 'Cafea de specialitate, proaspăt prăjită',
        text: 'O trimitem a doua zi. Livrăm și la birouri.',
        action: 'Alege cafeaua',
        tiles: ['Boabe', 'Abonament', 'Carduri'],
        choice: { title: 'Abonament lunar', options: ['250 g', '500 g', '1 kg'] },
        foot: 'Card bancar',
        before: 'O pagină care nu vinde',
        after: 'Magazin cu abonament lunar și o pagină despre fiecare fermă',
      },
    ],
  },
  steps: {
    title: 'Cum funcționează',
    lead: 'Șapte pași, dintre care tu faci doar câțiva.',
    /** In days, as far as they can be promised. */
    spans: [
      {
        when: 'Azi, în câteva minute',
        steps: [
          {
            title: 'Creezi o solicitare',
            text: 'Răspunzi la câteva întrebări despre afacerea ta.',
          },
          {
            title: 'Intri în platformă',
            text: 'Primești pe e-mail datele de acces ale noului tău cont.',
          },
          {
            title: 'Deschizi panoul de control',
            text: 'Vezi acolo starea solicitării, pas cu pas.',
          },
        ],
      },
      {
        when: 'La telefon',
        steps: [
          {
            title: 'Te sunăm',
            text: 'Aștepți un telefon de la noi, ca să stabilim detaliile.',
          },
        ],
      },
      {
        when: `Cel mult ${SITE_WORKING_DAYS} zile lucrătoare`,
        steps: [
          {
            title: 'Începe dezvoltarea',
            text: 'Construim site-ul pe baza răspunsurilor tale.',
          },
          {
            title: 'Primești prima versiune',
            text: 'O verifici și ne spui ce modificări vrei.',
          },
        ],
      },
      {
        when: 'După acordul tău',
        steps: [
          {
            title: 'Site-ul este online',
            text: 'Afacerea ta poate primi clienți și comenzi.',
          },
        ],
      },
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
  calculator: {
    title: 'Cât ai plăti la vânzările tale',
    lead: 'Scrie cât vinzi într-o lună și vezi comisionul, tranșă cu tranșă. Dacă nu vinzi nimic, nu plătești nimic.',
    example: '12.500',
  },
  shopTeaser: {
    title: 'Avem și noi un magazin',
    text: 'Produse de frumusețe alese cu grijă, plată cu cardul și livrare prin curier. E construit exact cum îl construim și pe al tău.',
    action: 'Vezi produsele',
  },
} as const;
