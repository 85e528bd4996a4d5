/** framer-motion's small `animate`, alone: imported as a whole, the package is half as heavy again. */
export { animate } from 'framer-motion/dom/mini';
