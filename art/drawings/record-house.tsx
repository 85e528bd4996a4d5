import { outline } from '@/components/figures/parts/isometry/isometry';
import { palette } from '@/components/figures/parts/isometry/palette';
import { Box, HipRoof, Patch, Plinth } from '@/components/figures/parts/isometry/solids';
import { recordHouseView } from '@/components/figures/one-record/house';
import type { DrawingSource } from './drawing-source';

/** The house that all four systems mean. */
export const recordHouse: DrawingSource = {
  name: 'record-house',
  view: recordHouseView,
  scene: (
    <>
      <g fill={palette.tones.navy.left}>
        <Plinth size={[110, 110]} />
      </g>
      <Patch size={[98, 98]} tone="lawn" />
      <Box at={[0, 0]} size={[56, 56, 34]} tone="plaster" />
      <Box at={[-8, -29]} size={[12, 2, 22]} tone="teal" />
      {/* A window on either side of the corner. */}
      <path
        className="glows"
        fill={palette.lit}
        d={
          outline([
            [9, -28, 24],
            [21, -28, 24],
            [21, -28, 10],
            [9, -28, 10],
          ]) +
          outline([
            [28, -6, 24],
            [28, 12, 24],
            [28, 12, 10],
            [28, -6, 10],
          ])
        }
      />
      <HipRoof at={[0, 0, 34]} size={[66, 66, 30]} tone="navy" />
    </>
  ),
};
