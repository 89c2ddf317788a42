export const remoteTexts = {
  previous: 'Această secțiune a blocat pagina data trecută. Am deschis versiunea ei anterioară.',
} as const;
