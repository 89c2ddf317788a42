/** Possible answers of an owner to a version of their website. */
export const VERSION_ANSWERS = ['approved', 'changes'] as const;
export type VersionAnswer = (typeof VERSION_ANSWERS)[number];
