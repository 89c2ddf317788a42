/** Another remote has a home for partners. */
const source = {
  remotes: [
    {
      current: {
        mounts: [{ id: 'home', path: '/acasa', access: 'user', serves: 'user-home' }],
      },
    },
  ],
};

/** As a shell gives it. */
export const USER_HOME = { source: () => source, subscribe: () => () => {} };
