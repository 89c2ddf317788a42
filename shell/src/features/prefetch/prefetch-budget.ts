export interface Budget {
  hasRoom(): boolean;
  /** Counts a fetched mount; `size` resolves to its uncompressed bytes. */
  spend(size: Promise<number>): Promise<void>;
}

interface Limits {
  /** Limits per document. */
  mounts: number;
  /** Uncompressed. Fetches in progress count once finished. */
  bytes: number;
  /** Mounts fetched at the same time. */
  atOnce: number;
}

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
