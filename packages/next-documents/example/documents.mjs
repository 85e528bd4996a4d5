import { documents } from 'next-documents';

export default documents({ settings: () => ({ islands: 'islands.js' }) });
