export const remoteOwnerTexts = {
  owner: (team: string, contact: string) => `Echipa care răspunde: ${team}, ${contact}`,
} as const;
