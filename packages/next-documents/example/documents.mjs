import { documents } from 'next-documents/documents';

export default documents({ settings: () => ({ islands: 'islands.js' }) });
