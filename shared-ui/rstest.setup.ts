import { afterEach } from '@rstest/core';
import { cleanup, configure } from '@testing-library/react';

// Long, because a busy machine is no fault of the component.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
