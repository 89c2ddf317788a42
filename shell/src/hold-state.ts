import type { DataRouter } from 'react-router-dom';

/**
 * Hydration has to render the state that the HTML shows, but renders in slices: a session that begins or ends in
 * another tab can navigate before or between them. The returned router has the state of now until it has a
 * subscriber, which then gets the current one.
 */
export function holdState(router: DataRouter): DataRouter {
  const { state } = router;
  let isHeld = true;
  return Object.create(router, {
    state: { get: () => (isHeld ? state : router.state) },
    subscribe: {
      value: (...args: Parameters<DataRouter['subscribe']>) => {
        isHeld = false;
        return router.subscribe(...args);
      },
    },
  });
}
