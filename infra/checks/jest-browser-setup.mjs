import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong: what never comes still fails, only later.
configure({ asyncUtilTimeout: 15_000 });

// Nothing is laid out here: what jsdom answers for an element it lacks for a piece of text.
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
