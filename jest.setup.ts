/// <reference types="@testing-library/jest-dom" />
import { TextEncoder } from 'node:util';

// Its matchers are for tests that have a document, and take long to load.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// jsdom lacks it, and every browser has it.
globalThis.TextEncoder ??= TextEncoder;
