/** Seen by people who try a change before it is live. */
export const previewTexts = {
  label: 'Previzualizare',
  running: (remote: string, name: string, until: string) =>
    `Previzualizare: ${remote} „${name}”, numai în această filă, până la ${until}.`,
  end: 'Încheie',
  close: 'Închide',
  ended: (key: string, at: string) =>
    `Previzualizarea ${key} s-a încheiat la ${at}. Vezi versiunea publicată.`,
  unknown: (key: string) =>
    `Previzualizarea ${key} nu există în acest mediu. Vezi versiunea publicată.`,
  notAPreview: 'Linkul nu numește o previzualizare. Vezi versiunea publicată.',
  notGenuine: 'Registrul acestui mediu nu este semnat cu cheia lui: previzualizarea este refuzată.',
} as const;
