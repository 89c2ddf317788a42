import { SITE_TIME } from '@vitrina/contract/rule-texts.computed';
import { countOf } from '@vitrina/contract/rules/plural';

/**
 * Texts of the first bytes: the frame, the first screen, and route titles. Texts that load later are in
 * `content/`. Quoted ones are the specification's, in its language.
 */
export const messages = {
  skipToContent: 'Sari la conținut',
  nav: {
    label: 'Navigare principală',
    home: 'Home',
    login: 'Login',
    openMenu: 'Deschide meniul',
  },
  cart: (count: number) => (count ? `Coș: ${countOf(count, 'produs', 'produse')}` : 'Coș gol'),
  userMenu: {
    open: (name: string) => `Meniul contului ${name}`,
    account: 'Account details',
    logout: 'Logout',
  },
  dashboardMenu: { home: 'Acasă' },
  theme: {
    toDark: 'Treci la tema întunecată',
    toLight: 'Treci la tema luminoasă',
  },
  loading: 'Se încarcă…',
  remoteError: {
    retry: 'Reîncearcă',
    reload: 'Reîncarcă pagina',
    home: 'Mergi la pagina principală',
    offline: {
      title: 'Ești offline',
      detail:
        'Secțiunea se încarcă de îndată ce revine conexiunea. Coșul și datele tale sunt păstrate.',
    },
    unavailable: {
      title: 'Această secțiune nu a putut fi încărcată',
      detail:
        'Restul site-ului funcționează. Verifică conexiunea și încearcă din nou; datele tale sunt păstrate.',
    },
    slow: {
      title: 'Încărcarea durează prea mult',
      detail: 'Conexiunea pare lentă sau secțiunea nu răspunde. Încearcă din nou în câteva clipe.',
    },
    incompatible: {
      title: 'Această secțiune este în curs de actualizare',
      detail:
        'Versiunea ei nu se potrivește cu versiunea paginii. Reîncarcă pagina sau revino în câteva minute.',
    },
    switchedOff: {
      title: 'Această secțiune este în curs de actualizare',
      detail:
        'Este oprită pentru moment. Restul site-ului funcționează, iar datele tale sunt păstrate.',
    },
    withdrawn: {
      title: 'Această pagină nu a putut fi încărcată',
      detail:
        'Poate că a apărut o versiune nouă. Încearcă din nou sau reîncarcă pagina; ce ai completat se păstrează.',
    },
    stopped: {
      title: 'Această secțiune a blocat pagina data trecută',
      detail: 'De aceea nu a fost deschisă din nou. Restul site-ului funcționează.',
    },
    pageCrashed: 'Pagina s-a oprit dintr-o eroare',
    crashed: {
      title: 'A apărut o eroare în această secțiune',
      detail: 'Restul site-ului funcționează. Poți încerca din nou.',
    },
    code: (code: string) => `Cod pentru suport: ${code}`,
  },
  notFound: { pageTitle: 'Pagina nu există' },
  home: {
    pageTitle: 'Site-uri gratuite pentru afaceri mici',
    description: `Îți construim site-ul gratuit, în cel mult ${SITE_TIME}, cu găzduire și întreținere incluse. Plătești doar un comision lunar din vânzări.`,
    eyebrow: 'Fără cost inițial. Fără abonament.',
    title: 'Site-ul afacerii tale, gratuit',
    lead: `Îl construim în cel mult ${SITE_TIME}, îl găzduim și îl întreținem. Plătești doar un comision lunar din vânzările realizate prin site.`,
    start: 'Începe acum!',
    details: 'Vezi detalii',
    carousel: {
      label: 'Ce primești, în imagini',
      picture: 'Vitrina online a trei afaceri: mobilă, salon, cafea',
      loading: 'Se încarcă imaginile…',
    },
  },
} as const;
