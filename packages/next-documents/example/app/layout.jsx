import './style.css';

export const metadata = { title: 'An example', description: 'Two documents, one of which has an island.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
