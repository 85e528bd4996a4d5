import { Use } from '@/components/diagrams/drawing';
import { outline, project, short, type Point } from '@/components/diagrams/isometry';
import { palette } from '@/components/diagrams/palette';
import { Box, HipRoof } from '@/components/diagrams/solids';
import { Tree } from '@/components/diagrams/things';
import type { FigureOf } from '@/lib/figures/figure-schema';
import { Disc } from './disc';
import { FigureFrame } from './figure-frame';

/** From the roof to the postcode: how far from the pin a ring lies, and its colour. */
const rings = [
  { radius: 46, colour: palette.terracotta },
  { radius: 108, colour: palette.light },
  { radius: 208, colour: palette.sky },
  { radius: 344, colour: palette.white },
] as const;

/** How much flatter than wide a circle on the ground is. */
const flat = Math.abs(project([1, 0])[1] / project([1, 0])[0]);

/** Where the neighbours stand, from the back to the front. */
const houses: readonly Point[] = [
  [-210, 80], [-150, 100], [-90, 230], [-30, 200], [-230, -50], [-90, 100], [40, 190], [-150, -50], [100, 110],
  [180, 190], [-90, -130], [-80, -60], [100, -10], [200, 100], [-20, -210], [60, -110], [230, -20], [150, -130],
].map(([x = 0, y = 0]) => [x, y] as const).sort((one, other) => one[0] - one[1] - (other[0] - other[1])); // prettier-ignore

const trees: readonly Point[] = [
  [-60, 44],
  [44, 56],
  [-120, 160],
  [70, -56],
  [150, 40],
  [-190, 20],
  [130, -70],
];

const streets = [
  [[-330, 66], [330, 66]],
  [[-300, -86], [300, -86]],
  [[66, -320], [66, 320]],
] as const; // prettier-ignore

/** One address on a small plan of its neighbourhood, with a ring for each precision that a geocoder may answer with. */
export function PrecisionRings({ figure }: { figure: FigureOf<'precision-rings'> }) {
  return (
    <FigureFrame figure={figure}>
      <svg viewBox="-360 -230 720 430" aria-hidden="true" focusable="false">
        <defs>
          <g id="rings-house">
            <Box size={[44, 44, 24]} tone="plaster" />
            <HipRoof at={[0, 0, 24]} size={[50, 50, 22]} tone="navy" />
          </g>
          <Tree id="rings-tree" />
        </defs>
        <Neighbourhood />
        {rings.map(({ radius, colour }, index) => (
          <ellipse
            key={radius}
            rx={radius}
            ry={short(radius * flat)}
            fill={colour}
            fillOpacity={index === 3 ? '.05' : '.12'}
            stroke={colour}
            strokeWidth="2.5"
            strokeDasharray={index === 3 ? '2 9' : undefined}
            strokeLinecap="round"
          />
        ))}
        {rings.map(({ radius }, index) => (
          <Disc key={radius} at={[0, radius * flat]}>
            {index + 1}
          </Disc>
        ))}
      </svg>
      <ol>
        {figure.rings.map((ring, index) => (
          <li key={ring.name}>
            <span className="figure-disc" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-title">{ring.name}</h3>
            <p className="figure-label">{ring.size}</p>
            <p className="figure-note">
              <strong>{figure.may}</strong> {ring.may}
            </p>
            <p className="figure-note">
              <strong>{figure.mayNot}</strong> {ring.mayNot}
            </p>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

/** Lawns, streets, houses and trees. */
function Neighbourhood() {
  return (
    <>
      <path
        stroke={palette.tones.road.left}
        strokeWidth="16"
        d={streets.map((street) => outline(street, false)).join('')}
      />
      {trees.map((at) => (
        <Use key={at.join()} part="rings-tree" at={at} scale={0.7} />
      ))}
      {houses.map((at) => (
        <Use key={at.join()} part="rings-house" at={at} />
      ))}
    </>
  );
}
