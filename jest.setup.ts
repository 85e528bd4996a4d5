import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// jsdom lacks it, and every browser has it.
globalThis.TextEncoder ??= TextEncoder;
