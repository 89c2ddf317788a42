import { configure } from '@testing-library/dom';

// Long, because a busy machine is no fault of the page.
configure({ asyncUtilTimeout: 10_000 });
