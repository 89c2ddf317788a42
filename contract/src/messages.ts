/**
 * Texts of request schemas, shown beside a field. Single constants, so that a bundle contains only what it
 * uses.
 */
export const INVALID_EMAIL = 'Scrie o adresă de e-mail validă, de exemplu nume@exemplu.ro.';
export const INVALID_PHONE = 'Numărul de telefon nu este valid. Exemplu: 0712 345 678.';
export const INVALID_CUI =
  'Codul fiscal (CUI) nu este valid: verifică cifrele. Exemplu: RO12345674.';
export const INVALID_ZIP = 'Codul poștal are 6 cifre.';
export const INVALID_COUNTY = 'Alege un județ din listă.';
export const INVALID_COLOR = 'Alege o culoare din listă.';
export const INVALID_URL = 'Scrie o adresă întreagă, de felul https://exemplu.ro.';
export const INVALID_PATH = 'Adresa de întoarcere nu este validă.';
export const INVALID_PRICE = 'Prețul este o sumă în RON cu cel mult două zecimale.';
export const INVALID_CHARACTERS = 'Textul conține caractere nepermise.';
export const REQUIRED = 'Câmpul este obligatoriu.';
/**
 * For a text that is too long: refused instead of cut, so nothing pasted gets lost.
 * @param most in characters
 * @example tooLong(500) // 'Textul este prea lung: maximum 500 caractere.'
 */
export const tooLong = (most: number): string =>
  `Textul este prea lung: maximum ${most} caractere.`;
export const TERMS_REQUIRED = 'Trebuie să accepți Termenii și Condițiile pentru a continua.';
export const tooManyProducts = (most: number): string =>
  `O comandă poate avea cel mult ${most} de produse diferite.`;
export const PRODUCT_TWICE = 'Fiecare produs apare o singură dată în comandă.';
export const INVALID_AMOUNT = 'Suma este în RON, cu cel mult două zecimale.';
export const INVALID_DAY = 'Alege o zi din calendar.';
export const INVALID_CALL_TIME = 'Alege o oră la :00, :20 sau :40.';
export const INVALID_CALL_HOURS = 'Ora de sfârșit este după cea de început.';
export const DAY_TWICE = 'Fiecare zi apare o singură dată.';
export const unknownPlaceholder = (name: string): string =>
  `{${name}} nu înseamnă nimic în acest e-mail. Alege din lista de mai jos sau scoate acoladele.`;
export const linkInMail =
  'Fără adrese de site sau de e-mail: linkurile se adaugă singure. După punct lasă un spațiu.';
export const missingPlaceholder = (name: string): string =>
  `Lipsește {${name}}: fără el, e-mailul nu spune ce trebuie.`;
export const LINE_TWICE = 'Fiecare rând al comenzii apare o singură dată.';
export const LINES_WITHOUT_WORDS = 'Numește și în cuvinte produsele la care renunți.';
export const tooManySites = (most: number): string => `Scrie cel mult ${most} de site-uri.`;
export const WRONG_SITE = 'Nu este adresa unui site cu https';
export const WRONG_SITES = 'Nu sunt adrese de site-uri cu https';
