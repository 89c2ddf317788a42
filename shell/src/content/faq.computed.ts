import { INVOICE_DAY } from '@vitrina/contract/constants';
import { SITE_TIME, SUPPORT_TIME } from '@vitrina/contract/rule-texts.computed';
import { tierSentences } from './tier-sentences.ts';

const tiers = tierSentences('ce depășește');
const lastTier = tiers.pop();

/** A question and its answer; `id` is its address in the page. */
interface Question {
  id: string;
  question: string;
  answer: readonly string[];
}

/** The seven questions, with the public facts (docs/product.md#public-facts). */
export const questions: readonly Question[] = [
  {
    id: 'ce-facem',
    question: 'Ce faceți, mai exact?',
    answer: [
      'Construim site-uri pentru afaceri mici, fără niciun cost la început. Ne ocupăm de design, dezvoltare, găzduire, actualizări și întreținere, iar tu te ocupi de afacerea ta.',
      'Pornim de la un chestionar scurt despre ce vinzi și cum vrei să arăți. Te sunăm, construim prima versiune, o ajustăm împreună și o publicăm.',
    ],
  },
  {
    id: 'prin-ce-va-deosebiti',
    question: 'Prin ce vă deosebiți de o agenție sau de un constructor de site-uri?',
    answer: [
      'O agenție îți cere bani înainte să știi dacă site-ul vinde, iar un constructor de site-uri îți cere abonament și timpul tău. Noi câștigăm doar dacă tu câștigi: un comision lunar din vânzările realizate prin site.',
      `De aceea ne interesează ca site-ul să fie rapid, ușor de folosit și la zi. Asistența este inclusă și este disponibilă ${SUPPORT_TIME}.`,
    ],
  },
  {
    id: 'pentru-cine',
    question: 'Pentru cine este potrivit?',
    answer: [
      'Pentru afaceri mici care vor să vândă sau să primească programări online fără o investiție inițială: magazine, saloane, ateliere, producători locali, cabinete, prestatori de servicii.',
      'Nu ai nevoie de cunoștințe tehnice. Dacă nu ai încă texte, logo sau domeniu, spune-ne în chestionar și te ajutăm.',
    ],
  },
  {
    id: 'este-gratuit',
    question: 'Este cu adevărat gratuit?',
    answer: [
      'Da. Construirea și întreținerea site-ului sunt gratuite. Nu există cost inițial, abonament sau taxă de găzduire.',
      `Plătești doar un comision din vânzările lunare realizate prin site: ${tiers.join(', ')} și ${lastTier}. Dacă într-o lună nu vinzi nimic, nu plătești nimic.`,
    ],
  },
  {
    id: 'cat-dureaza',
    question: 'În cât timp este gata site-ul?',
    answer: [
      `În cel mult ${SITE_TIME} de la trimiterea solicitării. Te sunăm pentru detalii, primești prima versiune, ne spui ce vrei schimbat, apoi site-ul este publicat.`,
      'Urmărești fiecare pas în panoul tău de control. Datele de acces le primești pe e-mail imediat după ce trimiți solicitarea.',
    ],
  },
  {
    id: 'costuri-ascunse',
    question: 'Există costuri ascunse?',
    answer: [
      'Nu. În afara comisionului din vânzări nu plătești nimic pentru site: nici pentru actualizări, nici pentru asistență, nici pentru integrarea plății cu cardul, a facturării sau a curierului.',
      `Factura pentru luna încheiată apare în cont pe data de ${INVOICE_DAY} a lunii următoare, cu vânzările și calculul comisionului.`,
    ],
  },
  {
    id: 'renunt',
    question: 'Ce se întâmplă dacă vreau să renunț?',
    answer: [
      'Renunți oricând, gratuit. Ne scrii sau ne suni, iar site-ul este oprit la data pe care o alegi.',
      'Singura situație în care există o taxă este cea în care vrei să păstrezi codul site-ului sau baza de date. Suma îți este comunicată înainte, ca să poți decide.',
    ],
  },
];

export const faqTexts = {
  title: 'Întrebări frecvente',
  lead: 'Răspunsuri scurte, fără asteriscuri.',
  more: 'Nu ai găsit răspunsul?',
  moreText: 'Sună-ne la',
  or: ', de luni până duminică, între 09:00 și 17:00, sau',
  write: 'scrie-ne un e-mail',
} as const;
