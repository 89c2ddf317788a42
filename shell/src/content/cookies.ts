import type { PlatformConfig } from '@vitrina/contract/config';
import type { TextSection } from './long-text.ts';

export const cookies = ({ brand }: PlatformConfig): readonly TextSection[] => [
  {
    id: 'operatorul',
    title: 'Cine îți prelucrează datele',
    blocks: [
      `Operatorul datelor este ${brand.legalName}, ${brand.legalId}, cu sediul în ${brand.legalAddress}. Pentru orice întrebare despre datele tale ne poți scrie la ${brand.email}.`,
      'Această politică se aplică platformei, chestionarului nostru încorporat pe alte site-uri și magazinului nostru, potrivit Regulamentului (UE) 2016/679 (GDPR) și Legii nr. 506/2004.',
    ],
  },
  {
    id: 'ce-date',
    title: 'Ce date prelucrăm',
    blocks: [
      [
        'date de cont: nume, e-mail, telefon, adresă, parola (păstrată numai sub formă de amprentă criptografică);',
        'date de firmă, dacă le adaugi: denumire, CIF, număr de înregistrare, bancă, IBAN, adresă;',
        'răspunsurile din chestionarul de site și starea solicitărilor tale;',
        'date de comandă: produse, sume, adresa de livrare, starea comenzii;',
        'adresele de livrare pe care le păstrezi în cont;',
        'adresa de e-mail și produsul, dacă ceri să afli când revine în stoc;',
        'vânzările totale ale site-ului tău, necesare pentru calculul comisionului;',
        'date tehnice strict necesare funcționării și securității, precum adresa IP în jurnalele serverului.',
      ],
      'Datele cardului le introduci direct la procesatorul de plăți; noi nu le vedem și nu le păstrăm. Nu construim profiluri de marketing și nu luăm decizii automate care te privesc.',
    ],
  },
  {
    id: 'de-ce',
    title: 'De ce le prelucrăm și pe ce temei',
    blocks: [
      [
        'pentru a-ți oferi contul, site-ul și comenzile: executarea contractului sau demersuri făcute la cererea ta înaintea lui;',
        'pentru facturi și evidența contabilă: obligație legală;',
        'pentru răspunsuri la mesajele tale și la declarațiile de retragere: executarea contractului și obligație legală;',
        'pentru un anunț de stoc pe care îl ceri: acordul tău, confirmat prin e-mail; renunți oricând prin linkul din e-mail;',
        'pentru securitate și prevenirea fraudei: interesul nostru legitim;',
        'pentru datele de firmă pe care ne ceri să le prelucrăm: acordul tău, pe care îl poți retrage oricând.',
      ],
    ],
  },
  {
    id: 'cookie-uri',
    title: 'Cookie-uri și stocarea din browser',
    blocks: [
      'Platforma nu folosește cookie-uri de publicitate, de analiză sau de urmărire, de aceea nu îți cere acordul pentru ele. Păstrăm în browserul tău (local storage și session storage) numai ce este strict necesar pentru ce ai cerut:',
      [
        '„token” și „user”: te țin autentificat; se șterg la deconectare;',
        '„cart”: produsele din coș;',
        'cheia „vitrina:shopping”: produsele pe care le-ai văzut de curând și anunțurile de stoc cerute de aici; rămân numai în acest browser și se șterg la deconectare;',
        'alte chei care încep cu „vitrina:”: tema aleasă, ciorna chestionarului, datele unei comenzi în curs și alte preferințe de afișare.',
      ],
      'La finalizarea comenzii, procesatorul de plăți Stripe poate seta propriile cookie-uri, necesare plății și prevenirii fraudei. Dacă alegi autentificarea cu Google, Google folosește cookie-urile sale pe pagina sa.',
      'Poți șterge oricând aceste date din setările browserului; vei fi deconectat, iar coșul se va goli.',
    ],
  },
  {
    id: 'cui',
    title: 'Cui transmitem datele',
    blocks: [
      'Transmitem numai datele necesare și numai către:',
      [
        'furnizorii care găzduiesc platforma, fișierele și e-mailul;',
        'procesatorul de plăți Stripe, pentru plata cu cardul;',
        'firma de curierat care îți livrează comanda;',
        'Google, numai dacă alegi autentificarea cu Google;',
        'furnizorul de servicii contabile și autoritățile, când legea o cere.',
      ],
      'Nu vindem datele nimănui. Dacă un furnizor prelucrează date în afara Spațiului Economic European, o face pe baza unei decizii de adecvare sau a clauzelor contractuale standard.',
    ],
  },
  {
    id: 'cat-timp',
    title: 'Cât timp păstrăm datele',
    blocks: [
      [
        'contul și solicitările: cât timp ai cont, apoi cel mult 12 luni;',
        'facturile și documentele contabile: 5 ani, potrivit legii contabilității, calculați de la 1 iulie a anului următor;',
        'comenzile și declarațiile de retragere: 3 ani, termenul general de prescripție;',
        'anunțurile de stoc: până îți scriem, cel mult 180 de zile; cele neconfirmate, 2 zile;',
        'jurnalele tehnice: cel mult 90 de zile;',
        'ciorna chestionarului și coșul: în browserul tău, până le ștergi.',
      ],
    ],
  },
  {
    id: 'drepturi',
    title: 'Drepturile tale',
    blocks: [
      'Ai dreptul de acces, de rectificare, de ștergere, de restricționare, de portabilitate și de opoziție, precum și dreptul de a-ți retrage acordul, fără ca aceasta să afecteze prelucrarea de până atunci.',
      `Multe date le poți schimba singur, din profil. Pentru rest, scrie-ne la ${brand.email}; răspundem în cel mult o lună.`,
      'Dacă ești de părere că ți-am încălcat drepturile, te poți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal (ANSPDCP), www.dataprotection.ro, sau instanței.',
    ],
  },
  {
    id: 'securitate',
    title: 'Cum protejăm datele',
    blocks: [
      'Toate conexiunile sunt criptate. Parolele sunt păstrate numai ca amprente criptografice, iar cheile de acces, criptate. Accesul este limitat pe roluri, iar codul fiecărei secțiuni a site-ului este verificat de browser înainte de a rula.',
      'Dacă are loc un incident care îți poate afecta drepturile, te anunțăm și notificăm autoritatea în cel mult 72 de ore, potrivit legii.',
    ],
  },
  {
    id: 'modificari',
    title: 'Modificări și contact',
    blocks: [
      'Actualizăm această politică atunci când se schimbă ce date prelucrăm sau de ce. Versiunea în vigoare este întotdeauna pe această pagină, cu data ultimei actualizări.',
      `Contact: ${brand.email}, telefon ${brand.phone}, de luni până duminică, între 09:00 și 17:00.`,
      { to: '/terms', label: 'Termenii și condițiile' },
    ],
  },
];
