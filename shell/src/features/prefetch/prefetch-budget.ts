export interface Budget {
  /** Whether another mount may be fetched. */
  hasRoom(): boolean;
  /** Counts a mount that is fetched; `size` answers its bytes, unpacked. */
  spend(size: Promise<number>): Promise<void>;
}

interface Limits {
  /** For as long as the document lives. */
  mounts: number;
  /** As browsers unpack them. What is under way counts once it has come. */
  bytes: number;
  /** Mounts that are under way at the same time. */
  atOnce: number;
}

/** What may be fetched that nobody may ever need. */
export function createBudget({ mounts, bytes, atOnce }: Limits): Budget {
  const spent = { mounts: 0, bytes: 0 };
  let underWay = 0;
  return {
    hasRoom: () => spent.mounts < mounts && spent.bytes < bytes && underWay < atOnce,
    async spend(size) {
      spent.mounts += 1;
      underWay += 1;
      try {
        spent.bytes += await size;
      } finally {
        underWay -= 1;
      }
    },
  };
}
