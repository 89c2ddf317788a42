const source = {
  remotes: [
    {
      current: {
        mounts: [{ id: 'home', path: '/acasa', access: 'user', serves: 'user-home' }],
      },
    },
  ],
};

export const USER_HOME = { source: () => source, subscribe: () => () => {} };
