import { showTypedAddress } from './typed-address';

/** The inline script behind the sign of the 404 page, before its first paint. */
showTypedAddress();
