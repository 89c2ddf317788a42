import { REQUIRED, tooLong } from '@vitrina/contract/messages';
import { foreignReturnTexts } from './foreign-return.ts';

/** Quoted texts are the specification's. */
export const signInTexts = {
  email: 'E-mail',
  password: 'Parolă',
  name: 'Nume',
  showPassword: 'Arată parola',
  hidePassword: 'Ascunde parola',
  remember: 'Ține-mă minte',
  capsLock: 'Caps Lock este activ',
  passwordHint: (least: number) => `Cel puțin ${least} caractere.`,
  passwordShort: (least: number) => `Parola are nevoie de cel puțin ${least} caractere.`,
  required: REQUIRED,
  tooLong,
  or: 'sau',
  google: 'Continuă cu Google',
  scriptNeeded:
    'Contul are nevoie de JavaScript: activează-l în browser și reîncarcă pagina. Te ajutăm la',
  googleTerms: 'Dacă nu ai cont, îți creăm unul, iar tu accepți',
  googleFailed: foreignReturnTexts.failed,
  unreachable: 'Serverul nu poate fi contactat. Verifică conexiunea și încearcă din nou.',
  login: {
    pageTitle: 'Autentificare',
    description:
      'Intră în contul tău ca să vezi solicitările, site-urile, comisioanele și comenzile tale.',
    title: 'Bine ai revenit',
    lead: 'Intră în cont ca să vezi solicitările, site-urile și comisioanele tale.',
    submit: 'Autentificare',
    failed: 'Login failed',
    forgot: 'Ai uitat parola?',
    emailFirst: 'Te rugăm să introduci adresa de email mai întâi.',
    resetSent: 'Emailul pentru resetare a fost trimis. Verifică inboxul.',
    resetFailed: 'Eroare la trimiterea cererii',
    noAccount: 'Nu ai cont?',
    register: 'Creează unul',
    goOn: 'Autentifică-te ca să continui.',
    sessionEnded: 'Sesiunea ta a expirat. Autentifică-te din nou și continui de unde ai rămas.',
  },
  register: {
    pageTitle: 'Creează cont',
    description:
      'Creează un cont gratuit și trimite solicitarea pentru site-ul afacerii tale în câteva minute.',
    title: 'Creează un cont',
    lead: 'Durează mai puțin de un minut.',
    submit: 'Creează cont',
    accept: 'Accept',
    terms: 'Termenii și Condițiile',
    and: 'și',
    privacy: 'Politica de protecție a datelor',
    failed: 'Înregistrarea a eșuat',
    haveAccount: 'Ai deja cont?',
    login: 'Autentifică-te',
  },
  reset: {
    pageTitle: 'Resetează parola',
    title: 'Alege o parolă nouă',
    lead: 'După salvare te autentifici cu ea.',
    password: 'Parolă nouă',
    submit: 'Salvează parola',
    noToken: 'Token invalid sau lipsă.',
    noTokenHelp:
      'Linkul din e-mail poate fi expirat sau folosit deja. Cere unul nou din pagina de autentificare; o invitație o retrimite colegul care te-a invitat.',
    failed: 'Eroare la resetarea parolei',
    done: 'Parola a fost resetată cu succes. Vei fi redirecționat...',
    back: 'Înapoi la autentificare',
  },
  /** The same page for an invited colleague. */
  invitation: {
    title: 'Bine ai venit în echipă',
    lead: 'Alege parola cu care vei intra în consolă. Te autentifici apoi cu adresa de e-mail la care ai primit invitația; dacă ai deja un cont cu ea, parola lui se schimbă.',
    done: 'Contul tău este gata. Vei fi dus la autentificare...',
  },
} as const;
