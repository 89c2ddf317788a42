import type { PlatformConfig } from '@vitrina/contract/config';
import { INVOICE_DAY } from '@vitrina/contract/constants';
import {
  REFUND_TIME,
  RETURN_TIME,
  SITE_TIME,
  SUPPORT_TIME,
  WITHDRAWAL_TIME,
} from '@vitrina/contract/rule-texts.computed';
import { formatShortBani } from '@vitrina/contract/rules/money';
import { SHIPPING_RATES, type ShippingRates } from '@vitrina/contract/rules/shipping';
import type { TextSection } from './long-text.ts';
import { ORDER_LABELS, REJECTED_LABEL, TIERS } from './terms-texts.computed.ts';

function deliverySentence({ feeBani, freeFromBani }: ShippingRates): string {
  if (feeBani === 0) return 'Livrarea este gratuită.';
  const fee = `Livrarea costă ${formatShortBani(feeBani)}`;
  return freeFromBani === null
    ? `${fee}.`
    : `${fee} și este gratuită pentru comenzile cu produse de cel puțin ${formatShortBani(freeFromBani)}.`;
}

/** Added to the terms when the host asks owners for things (docs/product.md#what-we-need). */
const PAUSE = `În pagina solicitării vezi ce așteptăm de la tine. Cât timp lipsește ceva, cele ${SITE_TIME} se opresc și continuă când ai trimis tot. Pauza începe odată cu cererea noastră.`;

/** The nine sections of the terms, with the public facts (docs/product.md#public-facts). */
export const terms = (
  { brand, hostCapabilities }: PlatformConfig,
  delivery = SHIPPING_RATES,
): readonly TextSection[] => [
  {
    id: 'cine-suntem',
    title: 'Cine suntem și ce acoperă acești termeni',
    blocks: [
      `Platforma ${brand.name} este operată de ${brand.legalName}, ${brand.legalId}, cu sediul în ${brand.legalAddress}. Ne poți contacta la ${brand.email} sau la telefon ${brand.phone}, de luni până duminică, între 09:00 și 17:00.`,
      'Termenii de față se aplică serviciului prin care construim și întreținem site-uri pentru afaceri, conturilor de pe platformă și cumpărăturilor din magazinul nostru de produse de frumusețe. Folosind platforma, îi accepți. Dacă nu ești de acord cu ei, te rugăm să nu o folosești.',
      'În text, „partener” este afacerea pentru care construim un site, iar „cumpărător” este persoana care comandă produse din magazinul nostru.',
    ],
  },
  {
    id: 'contul',
    title: 'Contul tău',
    blocks: [
      'Poți crea un cont din pagina de înregistrare, la finalizarea unei comenzi sau trimițând o solicitare de site ca vizitator. În ultimul caz contul se creează automat, iar datele de acces le primești pe e-mail.',
      'Ești responsabil pentru corectitudinea datelor pe care le introduci și pentru păstrarea parolei. Anunță-ne imediat dacă bănuiești că altcineva îți folosește contul.',
      'Pentru a cumpăra din magazin nu ai nevoie de cont.',
    ],
  },
  {
    id: 'site-ul',
    title: 'Solicitarea și realizarea site-ului',
    blocks: [
      'Realizarea unui site urmează acești pași:',
      [
        'trimiți o solicitare, completând chestionarul;',
        'intri în platformă cu noul cont și urmărești starea solicitării în panoul de control;',
        'te contactăm telefonic și stabilim detaliile;',
        'construim site-ul și îți trimitem prima versiune;',
        'ne spui ce vrei schimbat, iar după acordul tău site-ul este publicat.',
      ],
      `Termenul de realizare este de cel mult ${SITE_TIME} de la trimiterea solicitării. Termenul se prelungește cu timpul în care așteptăm de la tine informații, texte, imagini sau acordul pentru publicare.`,
      ...(hostCapabilities?.includes('request-asks') ? [PAUSE] : []),
      `Putem refuza o solicitare pentru activități ilegale, înșelătoare sau pentru care nu avem competența necesară. În acest caz starea ei devine „${REJECTED_LABEL}” și îți explicăm motivul.`,
    ],
  },
  {
    id: 'ce-este-inclus',
    title: 'Ce este inclus',
    blocks: [
      'Construirea și întreținerea site-ului sunt gratuite. Sunt incluse:',
      [
        'crearea rapidă a site-ului și designul personalizat;',
        'adresa de e-mail dedicată;',
        `asistența, disponibilă ${SUPPORT_TIME};`,
        'panoul de administrare;',
        'mentenanța și actualizările, fără costuri de întreținere;',
        'integrarea cu procesatorul de plăți cu cardul;',
        'integrările API pentru facturare și curier.',
      ],
      'Comisioanele percepute de terți pentru propriile servicii (de exemplu procesatorul de plăți sau curierul) țin de contractul tău cu aceștia.',
      'Conținutul pe care ni-l încredințezi rămâne al tău. Ne garantezi că ai dreptul să îl folosești și ne permiți să îl publicăm pe site-ul tău. Codul și structura site-ului rămân ale noastre pe durata colaborării.',
    ],
  },
  {
    id: 'comisionul',
    title: 'Comisionul și facturarea',
    blocks: [
      'Pentru site plătești doar un comision lunar din vânzările realizate prin el, aplicat pe tranșe:',
      TIERS,
      'Fiecare procent se aplică numai părții din vânzări care se află în tranșa lui. Într-o lună fără vânzări comisionul este zero. Nu percepem nicio altă sumă pentru site.',
      `Factura pentru luna încheiată este disponibilă în contul tău pe data de ${INVOICE_DAY} a lunii următoare. Comisionul se calculează pe baza vânzărilor transmise automat de site; dacă nu ești de acord cu suma, scrie-ne și o verificăm împreună.`,
    ],
  },
  {
    id: 'magazinul',
    title: 'Cumpărăturile din magazinul nostru',
    blocks: [
      `Prețurile produselor sunt în RON și includ TVA, acolo unde se aplică. ${deliverySentence(delivery)} Livrăm numai în România.`,
      'Plata se face online, cu cardul, printr-un procesator de plăți autorizat; datele cardului nu ajung la noi. Contractul se încheie când primești e-mailul de confirmare a comenzii.',
      `Dacă un produs comandat nu mai este disponibil, te anunțăm și îți restituim suma plătită pentru el. Starea comenzii poate fi: ${ORDER_LABELS}.`,
    ],
  },
  {
    id: 'retragerea',
    title: 'Dreptul de retragere și garanția produselor',
    blocks: [
      `În calitate de consumator te poți retrage din contractul de cumpărare în ${WITHDRAWAL_TIME} de la primirea produselor, fără să dai un motiv, conform OUG nr. 34/2014. E suficient să ne anunți înainte de expirarea termenului, prin pagina de mai jos, prin e-mail sau prin orice altă declarație neechivocă.`,
      { to: '/withdrawal', label: 'Retrage-te din contract aici' },
      `Îți confirmăm pe e-mail data la care am primit declarația. Trimiți produsele înapoi în cel mult ${RETURN_TIME} de la declarație, iar noi îți restituim banii, inclusiv costul livrării standard, în cel mult ${REFUND_TIME}; putem aștepta până primim produsele sau dovada că le-ai expediat. Costul returului îl suporți tu.`,
      'Dreptul de retragere nu se aplică produselor sigilate care, din motive de sănătate sau igienă, nu pot fi returnate după ce au fost desigilate.',
      'Produsele beneficiază de garanția legală de conformitate prevăzută de OUG nr. 140/2021.',
    ],
  },
  {
    id: 'renuntarea',
    title: 'Renunțarea la serviciul de site',
    blocks: [
      'Poți renunța oricând la site, gratuit, printr-un mesaj la adresa de contact. Site-ul este oprit la data pe care o alegi, iar comisionul se datorează numai pentru vânzările de până atunci.',
      'Există o singură taxă la renunțare: cea pentru păstrarea codului site-ului sau a bazei de date, dacă le dorești. Îți comunicăm suma înainte, iar transferul se face numai cu acordul tău. Conținutul tău (texte, imagini, logo) îl primești înapoi fără plată.',
      'Putem opri un site folosit pentru activități ilegale sau ale cărui comisioane rămân neachitate, după o notificare prealabilă.',
    ],
  },
  {
    id: 'dispozitii-finale',
    title: 'Răspundere, reclamații și dispoziții finale',
    blocks: [
      'Depunem toate eforturile ca platforma și site-urile să funcționeze fără întrerupere, dar nu putem garanta acest lucru în orice moment. Nimic din acești termeni nu limitează drepturile pe care legea ți le acordă în calitate de consumator.',
      'Dacă ai o nemulțumire, scrie-ne mai întâi nouă: răspundem în cel mult 30 de zile. Te poți adresa și Autorității Naționale pentru Protecția Consumatorilor (ANPC) sau poți folosi procedura de soluționare alternativă a litigiilor (SAL); linkurile se află în subsolul paginii.',
      'Modul în care prelucrăm datele personale este descris separat:',
      { to: '/cookies', label: 'Politica de cookie-uri și protecția datelor' },
      'Putem modifica acești termeni; partenerii sunt anunțați pe e-mail cu cel puțin 15 zile înainte. Comenzile deja plasate rămân supuse termenilor de la data lor. Se aplică legea română.',
    ],
  },
];
