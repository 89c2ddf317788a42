import type { DataRouter } from 'react-router-dom';

/**
 * For hydration, which has to render the state that the HTML shows, but renders in slices: a session that begins
 * or ends in another tab can navigate before or between them. The state stays that of now until
 * `RouterProvider` subscribes, which is then told the current one.
 */
export function holdState(router: DataRouter): DataRouter {
  let held: DataRouter['state'] | null = router.state;
  return Object.create(router, {
    state: { get: () => held ?? router.state },
    subscribe: {
      value: (listener: Parameters<DataRouter['subscribe']>[0]) => {
        held = null;
        return router.subscribe(listener);
      },
    },
  });
}
