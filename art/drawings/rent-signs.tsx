import { Laid } from '@/components/figures/parts/isometry/drawing';
import { palette } from '@/components/figures/parts/isometry/palette';
import { Box, HipRoof, Shadow } from '@/components/figures/parts/isometry/solids';
import { signSize } from '@/components/figures/rent-ledger/sign-size';
import type { FigureOf } from '@/lib/schemas/figures';
import type { DrawingSource } from './drawing-source';

type Name = FigureOf<'rent-ledger'>['events'][number]['sign'];

const { white, lit, teal, terracotta, tones } = palette;

const signs: Record<Name, DrawingSource['scene']> = {
  invoice: (
    <>
      <Shadow size={[46, 62, 8]} />
      <Box size={[46, 62, 4]} tone="plaster" />
      <Laid on="top" at={[-23, 31, 4]}>
        <path stroke={teal} strokeWidth="6" d="M6 10h22" />
        <path stroke={tones.stone.right} strokeWidth="3" d="M6 24h34M6 33h34M6 42h26" />
        <path stroke={terracotta} strokeWidth="5" d="M26 53h14" />
      </Laid>
    </>
  ),
  card: (
    <>
      <Shadow size={[68, 44, 10]} />
      <Box size={[68, 44, 5]} tone="navy" />
      <Laid on="top" at={[-34, 22, 5]}>
        <path stroke={tones.teal.top} strokeWidth="9" d="M0 11h68" />
        <path stroke={lit} strokeWidth="9" d="M8 28h13" />
        <path stroke={white} strokeWidth="3" d="M8 38h40" />
      </Laid>
    </>
  ),
  fee: (
    <>
      <Shadow size={[52, 26, 40]} />
      <Box size={[54, 26, 5]} tone="stone" />
      <Box at={[0, 0, 5]} size={[46, 5, 44]} tone="plaster" />
      <Laid on="left" at={[-23, -2.5, 49]}>
        <path
          fill="none"
          stroke={terracotta}
          strokeWidth="5"
          d="M12 37L34 8M8 14a5 6 0 1 0 10 0 5 6 0 1 0-10 0M28 31a5 6 0 1 0 10 0 5 6 0 1 0-10 0"
        />
      </Laid>
    </>
  ),
  bank: (
    <>
      <Shadow size={[56, 50, 30]} />
      <Box size={[60, 54, 5]} tone="slab" />
      <Box at={[0, 0, 5]} size={[46, 40, 26]} tone="stone" />
      <Laid on="left" at={[-23, -20, 31]}>
        <path stroke={white} strokeWidth="5" d="M5 2v24M17 2v24M29 2v24M41 2v24" />
      </Laid>
      <HipRoof at={[0, 0, 31]} size={[56, 50, 18]} tone="teal" />
    </>
  ),
};

/** A small model for each kind of event on the ledger. */
export const rentSigns: readonly DrawingSource[] = Object.entries(signs).map(([name, scene]) => ({
  name: `rent-${name}`,
  view: [-48, -52, ...signSize],
  scene,
}));
