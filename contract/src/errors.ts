import {
  MAX_ASKS,
  MAX_BUSINESSES,
  MAX_EMBEDS,
  MAX_REQUEST_FILES,
  MAX_SAVED_ANSWERS,
} from './constants.ts';

/** All errors of the backend: code -> HTTP status -> text for a person. */
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
  product_gone: { status: 404, text: 'Produsul nu se mai vinde.' },
  product_in_stock: { status: 409, text: 'Produsul este din nou în stoc: îl poți comanda acum.' },
  stock_alert_not_found: {
    status: 404,
    text: 'Linkul nu mai este valabil. Cere din nou anunțul pe pagina produsului.',
  },
  too_many_stock_alerts: {
    status: 409,
    text: 'Aștepți deja multe produse. Când revine unul dintre ele, îl poți adăuga pe acesta.',
  },
  address_not_found: { status: 404, text: 'Adresa nu a fost găsită.' },
  too_many_addresses: {
    status: 409,
    text: 'Ai prea multe adrese în cont. Șterge una înainte de a adăuga alta.',
  },
  order_not_found: { status: 404, text: 'Comanda nu a fost găsită.' },
  user_not_found: { status: 404, text: 'Utilizatorul nu a fost găsit.' },
  business_not_found: { status: 404, text: 'Firma nu a fost găsită.' },
  website_request_not_found: { status: 404, text: 'Cererea de site nu a fost găsită.' },
  version_not_found: { status: 404, text: 'Versiunea nu a fost găsită.' },
  message_not_found: { status: 404, text: 'Mesajul nu a fost găsit.' },
  private_file_not_found: {
    status: 404,
    text: 'Un fișier nu mai este disponibil. Încarcă-l din nou.',
  },
  partner_not_found: { status: 404, text: 'Magazinul conectat nu a fost găsit.' },
  website_not_found: { status: 404, text: 'Site-ul nu a fost găsit.' },
  commission_not_found: { status: 404, text: 'Comisionul nu a fost găsit.' },
  commission_payment_not_found: { status: 404, text: 'Plata nu a fost găsită.' },
  commission_already_paid: {
    status: 409,
    text: 'O factură din listă este deja plătită. Nu s-a încasat nimic în plus.',
  },
  commission_not_payable: {
    status: 409,
    text: 'Pentru una dintre perioade nu există încă o factură de plătit.',
  },
  commission_amount_changed: {
    status: 409,
    text: 'Suma de plată s-a schimbat. Verifică din nou facturile.',
  },
  commission_amount_unpayable: {
    status: 409,
    text: 'Cu cardul se pot plăti între 2,00\u00a0RON și 999.999,99\u00a0RON. Alege mai multe facturi sau plătește prin transfer.',
  },
  commission_payment_in_progress: {
    status: 409,
    text: 'O altă plată a acestor facturi este în curs la bancă. Așteaptă câteva momente.',
  },
  commission_paid_by_card: {
    status: 409,
    text: 'Comisionul a fost plătit cu cardul. Ca să nu mai fie plătit, rambursează plata.',
  },
  commission_corrected: {
    status: 409,
    text: 'Prin corecții nu a mai rămas nimic de plătit din factură.',
  },
  commission_not_refundable: {
    status: 409,
    text: 'Factura nu este plătită cu cardul, așa că banii nu pot fi dați înapoi de aici.',
  },
  commission_refund_on_the_way: {
    status: 409,
    text: 'Banii acestei facturi sunt deja pe drum înapoi. Așteaptă confirmarea procesatorului.',
  },
  commission_disputed: {
    status: 409,
    text: 'Plata este contestată la bancă. Până la decizia ei banii nu pot fi dați înapoi.',
  },
  commission_not_correctable: {
    status: 409,
    text: 'Pentru această perioadă nu există încă o factură de corectat.',
  },
  commission_reminded_lately: {
    status: 409,
    text: 'Partenerul a primit deja un memento în ultima zi. Mai așteaptă.',
  },
  commission_transfer_told: {
    status: 409,
    text: 'Partenerul a anunțat un transfer. Îi poți trimite un memento după 5 zile lucrătoare de la anunț.',
  },
  staff_not_found: { status: 404, text: 'Persoana nu este în echipă.' },
  invitation_not_found: {
    status: 404,
    text: 'Invitația nu mai există: a fost acceptată sau retrasă.',
  },
  return_not_found: { status: 404, text: 'Returul nu a fost găsit.' },
  notification_not_found: { status: 404, text: 'Notificarea nu a fost găsită.' },
  category_not_found: { status: 404, text: 'Categoria nu a fost găsită.' },
  method_not_allowed: { status: 405, text: 'Operația nu este permisă aici.' },
  upload_too_slow: {
    status: 408,
    text: 'Fișierul a venit prea încet. Verifică legătura la internet și încearcă din nou.',
  },
  category_taken: { status: 409, text: 'Există deja o categorie cu acest nume.' },
  category_in_use: {
    status: 409,
    text: 'Categoria are produse. Mută-le întâi în altă categorie.',
  },
  email_taken: { status: 409, text: 'Există deja un cont cu această adresă de e-mail.' },
  too_many_businesses: {
    status: 409,
    text: `Poți avea cel mult ${MAX_BUSINESSES} de firme. Șterge una pe care nu o mai folosești.`,
  },
  version_answered: {
    status: 409,
    text: 'Între timp a apărut o versiune mai nouă, sau ai răspuns deja la aceasta.',
  },
  message_too_old: {
    status: 409,
    text: 'Un mesaj poate fi schimbat sau retras numai în primele cinci minute.',
  },
  ask_not_found: { status: 404, text: 'Ce s-a cerut nu a fost găsit.' },
  ask_closed: {
    status: 409,
    text: 'S-a răspuns deja sau nu mai este nevoie. Reîncarcă pagina.',
  },
  call_not_found: { status: 404, text: 'Nu este programat niciun apel.' },
  call_slot_taken: { status: 409, text: 'Ora nu mai este liberă. Alege alta.' },
  call_begun: { status: 409, text: 'Apelul a început deja.' },
  assignee_not_found: { status: 404, text: 'Persoana nu mai lucrează cu solicitările.' },
  embed_not_found: { status: 404, text: 'Formularul nu există sau nu mai este activ.' },
  too_many_embeds: {
    status: 409,
    text: `Un cont poate avea cel mult ${MAX_EMBEDS} de formulare. Redenumește unul pe care nu îl mai folosești.`,
  },
  saved_answer_not_found: { status: 404, text: 'Răspunsul a fost șters între timp.' },
  saved_answer_exists: { status: 409, text: 'Există deja un răspuns cu acest nume.' },
  too_many_saved_answers: {
    status: 409,
    text: `Se pot păstra cel mult ${MAX_SAVED_ANSWERS} de răspunsuri. Șterge unul mai vechi.`,
  },
  request_ended: { status: 409, text: 'Solicitarea s-a încheiat.' },
  request_begun: {
    status: 409,
    text: 'Am început deja lucrul la această solicitare: scrie-ne în conversație ce vrei să schimbăm.',
  },
  request_without_owner: {
    status: 409,
    text: 'Solicitarea nu are încă un cont căruia să îi ceri ceva.',
  },
  ask_exists: {
    status: 409,
    text: 'Același lucru este deja cerut, și încă îl așteptăm.',
  },
  too_many_asks: {
    status: 409,
    text: `O solicitare poate avea cel mult ${MAX_ASKS} de cerințe.`,
  },
  too_many_files: {
    status: 409,
    text: `O solicitare poate avea cel mult ${MAX_REQUEST_FILES} de fișiere.`,
  },
  empty_file: { status: 400, text: 'Fișierul este gol.' },
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
  return_transition_refused: {
    status: 409,
    text: 'Returul nu poate trece din starea lui actuală în cea aleasă.',
  },
  return_lines_refused: {
    status: 409,
    text: 'Atâtea bucăți nu pot fi returnate: verifică rândurile comenzii și celelalte retururi.',
  },
  order_not_returnable: {
    status: 409,
    text: 'Comanda este anulată sau nu a plecat încă: anuleaz-o, în loc să deschizi un retur.',
  },
  refund_not_possible: {
    status: 409,
    text: 'Comanda nu are o plată verificată, așa că banii nu pot fi dați înapoi de aici.',
  },
  refund_too_large: {
    status: 409,
    text: 'Suma este mai mare decât ce a mai rămas din plată.',
  },
  refund_on_the_way: { status: 409, text: 'Banii acestui retur sunt deja pe drum.' },
  invoice_closed: {
    status: 409,
    text: 'Factura comenzii este deja întocmită. Scrie-ne, ca să o corectăm.',
  },
  website_exists: { status: 409, text: 'Persoana are deja un site la această adresă.' },
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
