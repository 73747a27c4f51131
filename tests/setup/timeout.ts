import { configure } from '@testing-library/react';

/** A busy machine may exceed the library's default of one second; successful tests do not wait longer. */
configure({ asyncUtilTimeout: 20_000 });
