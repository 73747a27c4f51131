import { configure } from '@testing-library/react';

/** A machine that does two things at once may take longer than the library's second; nobody waits when it does not. */
configure({ asyncUtilTimeout: 20_000 });
