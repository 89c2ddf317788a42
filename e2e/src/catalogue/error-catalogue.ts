import type { SpecifiedText } from './specified-texts.ts';

/** A test by its file, from the root of the repository, and its title as written there. */
export interface NamedTest {
  file: string;
  title: string;
}

/** What makes a text of the error catalogue show, and the test that shows it. */
export interface CatalogueRow {
  trigger: string;
  /** Who says it. */
  package: 'shell' | 'mf-shop' | 'mf-quiz' | 'mf-partner' | 'mf-admin';
  test: NamedTest;
}

/**
 * One table over the whole product: each text of the error catalogue has at least one row. Whoever
 * says it also outside adds a row. In several places the host's own words come first; the text is
 * what shows when it has none.
 */
export const ERROR_CATALOGUE: Readonly<Record<SpecifiedText, readonly CatalogueRow[]>> = {
  // Session and notifications
  'Failed to fetch notifications': [
    {
      trigger: "the bell's list does not come, in the dashboard",
      package: 'shell',
      test: {
        file: 'e2e/tests/bell.spec.ts',
        title: 'in the dashboard a list that does not come is announced',
      },
    },
    {
      trigger: "the dashboard's page of notifications does not come",
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-failures.spec.ts',
        title: 'the page of notifications says when the host cannot read them, and recovers',
      },
    },
  ],
  'Failed to mark as read': [
    {
      trigger: 'the host refuses to mark one as read, in the dashboard',
      package: 'shell',
      test: { file: 'e2e/tests/bell.spec.ts', title: 'in the dashboard failures are announced' },
    },
    {
      trigger: 'the same outside the dashboard: only logged',
      package: 'shell',
      test: {
        file: 'e2e/tests/bell.spec.ts',
        title: 'elsewhere failures are only logged, and the list can be asked for again',
      },
    },
    {
      trigger: "the same on the dashboard's page of notifications",
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-details.spec.ts',
        title: 'a notification is marked where it stands, or it is said that it could not be',
      },
    },
  ],
  // Shop
  'Nu s-au putut încărca produsele': [
    {
      trigger: 'the product list does not come',
      package: 'mf-shop',
      test: {
        file: 'mf-shop/src/features/product-list/product-list.test.tsx',
        title: 'a failure is said in the words of the specification, and the retry recovers',
      },
    },
  ],
  'Eroare: {message}': [
    {
      trigger: 'stands before the message of the product list',
      package: 'mf-shop',
      test: {
        file: 'mf-shop/src/features/product-list/product-list.test.tsx',
        title: 'a failure is said in the words of the specification, and the retry recovers',
      },
    },
  ],
  'Eroare la obținerea produselor.': [
    {
      trigger: 'the product of a product page does not come',
      package: 'mf-shop',
      test: {
        file: 'mf-shop/src/features/product-details/product-details.test.tsx',
        title: 'a failure is said in the words of the specification, and the retry recovers',
      },
    },
  ],
  'A apărut o eroare la încărcarea produselor.': [
    {
      trigger: "the admin's product list does not come",
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-console.spec.ts',
        title: 'a list that does not come is said, and comes with a retry',
      },
    },
  ],
  'Parolele nu se potrivesc.': [
    {
      trigger: 'password and confirmation of a new account differ',
      package: 'mf-shop',
      test: {
        file: 'mf-shop/src/features/delivery-form/account-values.test.ts',
        title: 'password and confirmation must match',
      },
    },
  ],
  'Nu s-a reusit crearea contului': [
    {
      trigger: 'the host refuses the account without words',
      package: 'mf-shop',
      test: {
        file: 'mf-shop/src/features/checkout/checkout.test.tsx',
        title:
          'a refused registration shows the words of the server, or those of the specification',
      },
    },
  ],
  'Registration error: {message}': [
    {
      trigger: 'the host cannot be reached while the account is made',
      package: 'mf-shop',
      test: {
        file: 'mf-shop/src/features/checkout/checkout.test.tsx',
        title:
          'a refused registration shows the words of the server, or those of the specification',
      },
    },
  ],
  'Plata nu a putut fi realizată: {provider message}': [
    {
      trigger: 'the card is declined',
      package: 'mf-shop',
      test: {
        file: 'e2e/tests/purchase.spec.ts',
        title:
          'a declined card shows what the provider says, and the retry with another card succeeds',
      },
    },
  ],
  'Error during payment: {message}': [
    {
      trigger: 'the host cannot be reached before the charge',
      package: 'mf-shop',
      test: {
        file: 'mf-shop/src/features/checkout/checkout.test.tsx',
        title: 'an unreachable host before the charge is said, and nothing was charged',
      },
    },
  ],
  'Failed to place order': [
    {
      trigger: 'the card was charged, the order was refused',
      package: 'mf-shop',
      test: {
        file: 'mf-shop/src/features/checkout/checkout.test.tsx',
        title: 'a paid order that was not placed never offers to pay again, also after a reload',
      },
    },
  ],
  'Comanda plasată! ✔️': [
    {
      trigger: 'the order is placed',
      package: 'mf-shop',
      test: {
        file: 'e2e/tests/purchase.spec.ts',
        title: 'a visitor buys a product by card, and the order is in the database once',
      },
    },
  ],
  // Auth
  'Login failed': [
    {
      trigger: 'the host refuses a sign-in without words',
      package: 'shell',
      test: {
        file: 'e2e/tests/sign-in.spec.ts',
        title: 'without words from the host it says Login failed',
      },
    },
  ],
  'Google login failed. Please try again.': [
    {
      trigger: 'Google, or the host, said no',
      package: 'shell',
      test: { file: 'e2e/tests/sign-in.spec.ts', title: 'a refusal is said' },
    },
  ],
  'Eroare la trimiterea cererii': [
    {
      trigger: 'the host refuses to send a reset link without words',
      package: 'shell',
      test: { file: 'e2e/tests/sign-in.spec.ts', title: 'says when the request could not be sent' },
    },
  ],
  'Emailul pentru resetare a fost trimis. Verifică inboxul.': [
    {
      trigger: 'the reset link is on its way',
      package: 'shell',
      test: { file: 'e2e/tests/sign-in.spec.ts', title: 'sends a link, and says so' },
    },
  ],
  'Înregistrarea a eșuat': [
    {
      trigger: 'the host refuses a registration without words',
      package: 'shell',
      test: {
        file: 'e2e/tests/sign-in.spec.ts',
        title: 'without words from the host it says that it failed',
      },
    },
  ],
  'Eroare la resetarea parolei': [
    {
      trigger: 'the host refuses a new password without words',
      package: 'shell',
      test: {
        file: 'e2e/tests/sign-in.spec.ts',
        title: 'without words from the host it says that it failed',
      },
    },
  ],
  'Parola a fost resetată cu succes. Vei fi redirecționat...': [
    {
      trigger: 'the new password is set',
      package: 'shell',
      test: {
        file: 'e2e/tests/sign-in.spec.ts',
        title: 'the token leaves the address at once, survives a reload, and is sent',
      },
    },
  ],
  'Token invalid sau lipsă.': [
    {
      trigger: 'the reset page is opened without a token',
      package: 'shell',
      test: {
        file: 'e2e/tests/sign-in.spec.ts',
        title: 'a link without a token is said, with a way back',
      },
    },
  ],
  // Profile
  'Eroare la încărcare': [
    {
      trigger: 'the personal data of the account page do not come',
      package: 'shell',
      test: {
        file: 'e2e/tests/account.spec.ts',
        title: 'says when the profile could not be loaded, and tries again',
      },
    },
    {
      trigger: "the personal data of the dashboard's profile do not come",
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'says when it could not be loaded',
      },
    },
  ],
  'Actualizarea profilului a eșuat': [
    {
      trigger: "the host refuses the account page's personal data without words",
      package: 'shell',
      test: {
        file: 'e2e/tests/account.spec.ts',
        title: 'says when the profile could not be changed',
      },
    },
    {
      trigger: "the same in the dashboard's profile",
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'says when it could not be changed, and asks before changes are lost',
      },
    },
  ],
  'Adăugarea firmei a eșuat': [
    {
      trigger: 'the host refuses a new company without words',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'a company that the host refuses is said in the words of the specification',
      },
    },
  ],
  'Actualizarea firmei a eșuat': [
    {
      trigger: 'the host refuses a changed company without words',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'a company that the host refuses is said in the words of the specification',
      },
    },
  ],
  'Ștergerea firmei a eșuat': [
    {
      trigger: 'the host refuses to delete a company without words',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'a company that the host refuses is said in the words of the specification',
      },
    },
  ],
  'Eroare la trimiterea emailului': [
    {
      trigger: 'the host refuses to send the reset mail from the profile',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'asks before it sends the reset mail, and says how that went',
      },
    },
  ],
  'Firmă actualizată cu succes!': [
    {
      trigger: 'a company was changed',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'a company is added, changed and deleted, and doubts do not block',
      },
    },
  ],
  'Firmă ștearsă cu succes': [
    {
      trigger: 'a company was deleted',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'a company is added, changed and deleted, and doubts do not block',
      },
    },
  ],
  'Firmă adăugată cu succes!': [
    {
      trigger: 'a company was added',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'a company is added, changed and deleted, and doubts do not block',
      },
    },
  ],
  'Ești sigur că vrei să ștergi această firmă?': [
    {
      trigger: 'asked before a company is deleted',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'a company is added, changed and deleted, and doubts do not block',
      },
    },
  ],
  'Vrei să primești un email pentru resetarea parolei?': [
    {
      trigger: 'asked before the reset mail is sent from the profile',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-dashboard.spec.ts',
        title: 'asks before it sends the reset mail, and says how that went',
      },
    },
  ],
  // Admin
  'Failed to fetch orders': [
    {
      trigger: 'the order list does not come',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-console.spec.ts',
        title: 'a list that does not come is said, and comes with a retry',
      },
    },
  ],
  'Token lipsă': [
    {
      trigger: 'the statistics are opened without a stored token',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-statistics.spec.ts',
        title: 'a token that is gone from the browser is said, and found again',
      },
    },
  ],
  'Eroare la preluarea comenzilor': [
    {
      trigger: 'the orders of the statistics do not come',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-statistics.spec.ts',
        title: 'orders that do not come are said, and come with a retry',
      },
    },
  ],
  'Eroare la preluarea produselor': [
    {
      trigger: 'the products of the statistics do not come',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-statistics.spec.ts',
        title: 'products that do not come are said, and come with a retry',
      },
    },
  ],
  'A apărut o eroare la crearea/actualizarea produsului.': [
    {
      trigger: 'the host refuses to save a product without words',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-products.spec.ts',
        title: 'a refusal shows the words of the host, or ours; what was typed stays',
      },
    },
  ],
  'A apărut o eroare la ștergerea produsului.': [
    {
      trigger: 'the host refuses to delete a product without words',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-console.spec.ts',
        title: 'deleting asks, and says when it failed',
      },
    },
  ],
  'Produsul a fost creat cu succes!': [
    {
      trigger: 'a product was created',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-products.spec.ts',
        title: 'a product is created with a picture, changed and deleted',
      },
    },
  ],
  'Produsul a fost actualizat cu succes!': [
    {
      trigger: 'a product was changed',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-products.spec.ts',
        title: 'a product is created with a picture, changed and deleted',
      },
    },
  ],
  'Produsul a fost șters cu succes!': [
    {
      trigger: 'a product was deleted',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-products.spec.ts',
        title: 'a product is created with a picture, changed and deleted',
      },
    },
  ],
  'Failed to fetch users': [
    {
      trigger: 'the list of users does not come',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-console.spec.ts',
        title: 'a list that does not come is said, and comes with a retry',
      },
    },
  ],
  'Failed to fetch website requests': [
    {
      trigger: 'the list of website requests does not come',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-console.spec.ts',
        title: 'a list that does not come is said, and comes with a retry',
      },
    },
  ],
  'A apărut o eroare.': [
    {
      trigger: 'sending the questionnaire failed in a way nobody foresaw',
      package: 'mf-quiz',
      test: {
        file: 'mf-quiz/src/quiz-ui/quiz-wizard.test.tsx',
        title: 'a failure is announced and the request can be sent again: %o',
      },
    },
  ],
  '❌ Eroare la trimiterea formularului. Încearcă din nou.': [
    {
      trigger: 'the host refuses or cannot be reached when the questionnaire is sent',
      package: 'mf-quiz',
      test: {
        file: 'mf-quiz/src/features/website-request/website-request.test.tsx',
        title: 'finds everything as it was after a failure, and sends it again with the same key',
      },
    },
  ],
  '✅ Mulțumim! Cererea ta a fost trimisă cu succes.': [
    {
      trigger: 'the questionnaire was sent',
      package: 'mf-quiz',
      test: {
        file: 'e2e/tests/embed.spec.ts',
        title:
          'a guest sends the questionnaire from a plain page, and the page learns nothing of it',
      },
    },
  ],
  'Failed to fetch': [
    {
      trigger: 'the list of sites does not come',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-console.spec.ts',
        title: 'a list that does not come is said, and comes with a retry',
      },
    },
  ],
  'Failed to update status': [
    {
      trigger: 'the host refuses the new status of a website request',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-forms.spec.ts',
        title: 'is not to be changed while it is saved, and a failure is said',
      },
    },
  ],
  'Failed to save website': [
    {
      trigger: 'the host refuses to assign a site',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-forms.spec.ts',
        title: 'a refusal without words shows ours and keeps what was typed; then it succeeds',
      },
    },
  ],
  'Failed to load users/websites': [
    {
      trigger: 'users or sites of the partner form do not come',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-console.spec.ts',
        title: 'a list that does not come is said, and comes with a retry',
      },
    },
  ],
  'Failed to create partner': [
    {
      trigger: 'the host refuses a partner without words',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-forms.spec.ts',
        title: 'a refusal without words shows ours; then the key is shown once',
      },
    },
  ],
  'No websites found for this user.': [
    {
      trigger: 'the chosen user has no site',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-forms.spec.ts',
        title: 'somebody without a site is said to have none',
      },
    },
  ],
  '✅ Website assigned successfully.': [
    {
      trigger: 'a site was assigned',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-forms.spec.ts',
        title: 'a refusal without words shows ours and keeps what was typed; then it succeeds',
      },
    },
  ],
  // Dashboard
  'Authentication token not found.': [
    {
      trigger: 'the overview is opened without a token',
      package: 'mf-partner',
      test: { file: 'e2e/tests/partner-dashboard.spec.ts', title: 'without a token it says so' },
    },
  ],
  'Failed to fetch dashboard data': [
    {
      trigger: 'the host fails at the own requests',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-failures.spec.ts',
        title: 'the overview says when the host cannot read the requests, and recovers',
      },
    },
  ],
  'Error loading dashboard data.': [
    {
      trigger: "the host of the overview's data cannot be reached",
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-failures.spec.ts',
        title: 'the overview says when the host cannot be reached, and recovers',
      },
    },
  ],
  'Failed to fetch websites': [
    {
      trigger: 'the host fails at the own sites',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-failures.spec.ts',
        title: 'the overview says when the host cannot read the sites, and recovers',
      },
    },
  ],
  'Failed to fetch commissions': [
    {
      trigger: 'the host fails at the own commissions',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/partner-failures.spec.ts',
        title: 'the overview says when the host cannot read the commissions, and recovers',
      },
    },
  ],
  // Commissions
  'Nu s-au putut prelua comisioanele': [
    {
      trigger: 'the list of all commissions does not come',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-console.spec.ts',
        title: 'a list that does not come is said, and comes with a retry',
      },
    },
  ],
  'Încărcarea a eșuat': [
    {
      trigger: 'the invoice could not be uploaded',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-forms.spec.ts',
        title: 'says when the file host refuses, and when the invoice could not be kept',
      },
    },
  ],
  'Nu s-a putut salva factura': [
    {
      trigger: 'the uploaded invoice could not be kept',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-forms.spec.ts',
        title: 'says when the file host refuses, and when the invoice could not be kept',
      },
    },
  ],
  'Nu s-a putut modifica starea de plată': [
    {
      trigger: 'the host refuses the paid mark',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-forms.spec.ts',
        title: 'says when the paid mark could not be changed',
      },
    },
  ],
  'Sunt permise doar fișiere PDF': [
    {
      trigger: 'an invoice that is no PDF is chosen',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-console.spec.ts',
        title: 'a commission is paid and unpaid again, and takes only a PDF',
      },
    },
  ],
  'Încărcare reușită și factură salvată!': [
    {
      trigger: 'an invoice was uploaded and kept',
      package: 'mf-admin',
      test: { file: 'e2e/tests/admin-forms.spec.ts', title: 'takes an invoice' },
    },
  ],
  'Starea de plată a fost actualizată.': [
    {
      trigger: 'the paid mark was changed',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-console.spec.ts',
        title: 'a commission is paid and unpaid again, and takes only a PDF',
      },
    },
  ],
  // Upload
  'Încărcarea unui fișier a eșuat.': [
    {
      trigger: 'the file host refuses one of several files without words',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-products.spec.ts',
        title: 'each file fails alone: the others go on, and it can be tried again',
      },
    },
  ],
  'A apărut o eroare în timpul încărcării.': [
    {
      trigger: 'an upload ends in any other exception',
      package: 'mf-admin',
      test: {
        file: 'e2e/tests/admin-products.spec.ts',
        title: 'what is no picture or is broken is said',
      },
    },
  ],
  // Other
  'Page not found': [
    {
      trigger: 'an unknown path below the dashboard',
      package: 'mf-partner',
      test: {
        file: 'e2e/tests/remote-failures.spec.ts',
        title: 'an unknown path of the dashboard is answered inside it',
      },
    },
  ],
};
