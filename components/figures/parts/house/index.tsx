import { DrawingFile } from '@/components/ui/drawing-file';
import type { HouseState } from '@/lib/house-states';
import styles from './house.module.css';
import { houseView } from './view';

/** 14 Sample Street as it stands in a chapter, in the light of its hour; decoration. */
export function House({ state }: { state: HouseState }) {
  const [, , width, height] = houseView;
  return (
    <span className={styles.house}>
      <DrawingFile name={`house-${state}`} size={[width, height]} />
    </span>
  );
}
