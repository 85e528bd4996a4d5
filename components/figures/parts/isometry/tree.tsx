import { palette } from './palette';

/** A tree of the models: a trunk and a round crown, as a part of a drawing that it is used in by its id. */
export function Tree({ id }: { id: string }) {
  const { leaf } = palette.tones;
  return (
    <g id={id}>
      <ellipse cx="10" cy="-4" rx="16" ry="7" fill={palette.shade} fillOpacity=".13" />
      <path stroke={palette.bark} strokeWidth="4" d="M0 0v-16" />
      <circle cy="-27" r="15" fill={leaf.left} />
      <circle cx="-4" cy="-31" r="8" fill={leaf.top} />
    </g>
  );
}
