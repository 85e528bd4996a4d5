import './schemes.css';
import { StyleGuide } from '@/components/layout/style-guide';

export default function StyleGuidePage() {
  return <StyleGuide />;
}
