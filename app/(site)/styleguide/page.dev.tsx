import './schemes.css';
import { StyleGuide } from '@/components/pages/style-guide';

export default function StyleGuidePage() {
  return <StyleGuide />;
}
