import './sheets.css';

/** The pages for printing and their index: their styles are loaded here alone. */
export default function PrintLayout({ children }: { children: React.ReactNode }) {
  return children;
}
