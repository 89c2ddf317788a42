import { expect, test } from '@rstest/core';
import { SHARED_NAMES } from '@vitrina/federation/shared-modules';
import * as query from './query.shared.ts';
import * as router from './router.shared.ts';
import * as schemas from './schemas.shared.ts';

const FACADES = {
  'react-router-dom': router,
  '@tanstack/react-query': query,
  'zod/mini': schemas,
} satisfies Record<keyof typeof SHARED_NAMES, object>;

test.each(Object.entries(FACADES))(
  'the shell offers of %s what the table says, no more and no less',
  (module, facade) => {
    const names: readonly string[] = SHARED_NAMES[module as keyof typeof SHARED_NAMES];
    expect(Object.keys(facade).sort()).toEqual([...names].sort());
    expect(Object.values(facade).includes(undefined)).toBe(false);
  },
);
