import { MAX_BUSINESSES } from './constants.ts';

/** Every error of the backend: code -> HTTP status -> text that a person sees. */
export const ERRORS = {
  malformed_request: { status: 400, text: 'Cererea nu a putut fi citită.' },
  validation_failed: { status: 400, text: 'Datele trimise nu sunt valide.' },
  order_too_large: {
    status: 400,
    text: 'O comandă poate fi de cel mult 999.999,99\u00a0RON. Pentru mai mult, scrie-ne.',
  },
  reset_token_invalid: { status: 400, text: 'Token invalid sau lipsă.' },
  invitation_expired: {
    status: 400,
    text: 'Invitația a expirat. Roagă colegul care te-a invitat să o trimită din nou.',
  },
  one_time_token_invalid: {
    status: 400,
    text: 'Linkul de autentificare nu mai este valabil. Autentifică-te din nou.',
  },
  verification_invalid: {
    status: 400,
    text: 'Linkul de confirmare nu mai este valabil. Cere unul nou din contul tău.',
  },
  password_needed: {
    status: 400,
    text: 'Scrie parola contului sau alege una nouă ca să confirmi adresa.',
  },
  password_wrong: { status: 400, text: 'Parola nu este cea a contului.' },
  invalid_credentials: { status: 401, text: 'E-mail sau parolă greșită.' },
  not_authenticated: { status: 401, text: 'Autentifică-te pentru a continua.' },
  session_expired: { status: 401, text: 'Sesiunea a expirat. Autentifică-te din nou.' },
  payment_not_succeeded: { status: 402, text: 'Plata nu a fost confirmată.' },
  forbidden: { status: 403, text: 'Nu ai dreptul să faci această operație.' },
  own_permissions: { status: 403, text: 'Propriile drepturi le schimbă un coleg, nu tu.' },
  full_admin_protected: {
    status: 403,
    text: 'Pe cine are toate drepturile îl poate schimba numai cineva care le are și el pe toate.',
  },
  permission_not_held: { status: 403, text: 'Poți da numai drepturi pe care le ai și tu.' },
  not_found: { status: 404, text: 'Nu am găsit ce ai cerut.' },
  product_not_found: { status: 404, text: 'Un produs din coș nu mai este disponibil.' },
  order_not_found: { status: 404, text: 'Comanda nu a fost găsită.' },
  user_not_found: { status: 404, text: 'Utilizatorul nu a fost găsit.' },
  business_not_found: { status: 404, text: 'Firma nu a fost găsită.' },
  website_request_not_found: { status: 404, text: 'Cererea de site nu a fost găsită.' },
  website_not_found: { status: 404, text: 'Site-ul nu a fost găsit.' },
  commission_not_found: { status: 404, text: 'Comisionul nu a fost găsit.' },
  staff_not_found: { status: 404, text: 'Persoana nu este în echipă.' },
  invitation_not_found: {
    status: 404,
    text: 'Invitația nu mai există: a fost acceptată sau retrasă.',
  },
  notification_not_found: { status: 404, text: 'Notificarea nu a fost găsită.' },
  category_not_found: { status: 404, text: 'Categoria nu a fost găsită.' },
  method_not_allowed: { status: 405, text: 'Operația nu este permisă aici.' },
  upload_too_slow: {
    status: 408,
    text: 'Fișierul a venit prea încet. Verifică legătura la internet și încearcă din nou.',
  },
  email_taken: { status: 409, text: 'Există deja un cont cu această adresă de e-mail.' },
  too_many_businesses: {
    status: 409,
    text: `Poți avea cel mult ${MAX_BUSINESSES} de firme. Șterge una pe care nu o mai folosești.`,
  },
  already_staff: { status: 409, text: 'Persoana cu această adresă este deja în echipă.' },
  email_already_verified: { status: 409, text: 'Adresa de e-mail este deja confirmată.' },
  staff_not_erased: {
    status: 409,
    text: 'Persoana este în echipă. Scoate-o întâi din echipă, apoi îi poți șterge datele.',
  },
  open_orders: {
    status: 409,
    text: 'Persoana are comenzi sau plăți în lucru. Livrează-le sau anulează-le întâi.',
  },
  buyer_erased: {
    status: 409,
    text: 'Datele cumpărătorului au fost șterse: comanda nu mai are o adresă de e-mail.',
  },
  out_of_stock: { status: 409, text: 'Stocul nu mai este suficient pentru un produs din coș.' },
  pieces_held: {
    status: 409,
    text: 'Ultimele bucăți sunt rezervate acum de alți cumpărători care plătesc. Mai încearcă peste un minut.',
  },
  too_many_pieces: {
    status: 409,
    text: 'Atâtea bucăți nu pot fi rezervate într-o singură comandă. Pentru mai multe, scrie-ne.',
  },
  order_not_accepted: {
    status: 409,
    text: 'Plata comenzii nu este verificată. Acceptă întâi comanda sau anuleaz-o.',
  },
  payment_not_found: { status: 404, text: 'Plata nu a fost găsită.' },
  amount_mismatch: {
    status: 409,
    text: 'Prețul sau costul livrării s-a schimbat. Verifică din nou comanda.',
  },
  payment_mismatch: { status: 409, text: 'Plata nu corespunde acestei comenzi.' },
  payment_refunded: {
    status: 409,
    text: 'Comanda nu a mai putut fi plasată, iar banii plătiți se întorc pe card.',
  },
  order_transition_refused: {
    status: 409,
    text: 'Comanda nu poate trece din starea ei actuală în cea aleasă.',
  },
  version_conflict: {
    status: 409,
    text: 'Altcineva a schimbat datele între timp. Reîncarcă și încearcă din nou.',
  },
  payload_too_large: { status: 413, text: 'Datele trimise sunt prea mari.' },
  unsupported_media_type: {
    status: 415,
    text: 'Tipul fișierului sau al datelor nu este acceptat.',
  },
  rate_limited: { status: 429, text: 'Prea multe încercări. Așteaptă puțin și încearcă din nou.' },
  login_paused: {
    status: 429,
    text: 'Au fost prea multe încercări de intrare în acest cont. Intră dintr-un browser pe care l-ai mai folosit sau cere un link cu „Ai uitat parola?”.',
  },
  internal: { status: 500, text: 'A apărut o eroare neașteptată. Încearcă din nou.' },
  payment_provider_failed: {
    status: 502,
    text: 'Procesatorul de plăți nu răspunde. Încearcă din nou peste câteva momente.',
  },
  schema_behind: { status: 503, text: 'Baza de date nu este la zi cu programul.' },
  unavailable: { status: 503, text: 'Serviciul nu este disponibil momentan. Încearcă din nou.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;
