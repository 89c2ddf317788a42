export const harmTexts = {
  title: 'O secțiune a site-ului nu funcționează corect',
  detail: (remote: string) =>
    `Poate încurca restul paginii. O poți redeschide fără secțiunea aceasta: rămâi conectat, iar coșul se păstrează. Cod pentru suport: ${remote}/harm`,
  reopen: 'Redeschide fără ea',
  goOn: 'Continuă așa',
} as const;
