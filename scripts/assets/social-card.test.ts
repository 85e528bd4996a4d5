/** @jest-environment node */
import { grounds } from '@/content/palette';
import { undrawn } from '../lib/text-font';
import { cardFonts, drawCard } from './social-card';

const card = (title: string) =>
  ({
    brand: 'B',
    host: 'h',
    title,
    colours: grounds.paper.day,
    background: '#fff',
    pictures: [],
    place: 'left',
  }) as const;

it.each(['Łódź, Køge, Tōkyō', 'Đà Nẵng', 'İzmir', 'Ångström – “naïve”…'])('draws every letter of %s', async (title) => {
  expect(undrawn(title)).toEqual([]);
  await expect(drawCard(card(title), await cardFonts())).resolves.toContain('<path');
});

it.each(['Привет', 'Αθήνα', '软件', 'தமிழ்', 'سلام', 'a ≥ b', '✓ done'])(
  'refuses %s, and names its letters',
  async (title) => {
    const letters = undrawn(title);
    expect(letters.length).toBeGreaterThan(0);
    await expect(drawCard(card(title), await cardFonts())).rejects.toThrow(letters[0]);
  },
);
