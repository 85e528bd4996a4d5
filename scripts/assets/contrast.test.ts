/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';
import { pairings } from '@/content/colour-pairs';
import { accents, grounds, palette, type Colour } from '@/content/palette';
import { contrast, mixed } from '@/lib/contrast';
import { filesBelow, sourcesBelow } from '../lib/files';
import { drawnColours } from './theme';

/*
 * Which pairs of colours components and stylesheets make: of words and what is behind them, on one element in the same
 * states, or in rules that are nested. The content check knows those of the palette; what pages show together without
 * either being nested is left to the engines of e2e/every-page.spec.ts.
 */

/**
 * A colour of words (`front`), of what is behind them, or how much of them covers it in percent (`veil`), and the states (`hover`,
 * `lg`) in which an element has it. What covers a part of what is below is `ink@8`: 8 % of it, on the ground, or `ink@8/night`.
 */
interface Coat {
  readonly of: 'front' | 'back' | 'veil';
  readonly token: string;
  readonly states: readonly string[];
}

/** The coats of each class. */
type Classes = ReadonlyMap<string, readonly Coat[]>;

let sheets: ReadonlyMap<string, Classes>;
beforeAll(() => {
  const files = ['app', 'components'].flatMap((folder) =>
    filesBelow(folder, '.css').map((file) => `${folder}/${file}`),
  );
  sheets = new Map(files.map((file) => [file, stylesOf(readFileSync(file, 'utf8'))]));
});

describe('notices a pair that is hard to read', () => {
  it.each([
    ['in classes', '<a className="bg-accent text-accent-strong" />'],
    ['under the pointer', '<a className="bg-raised text-ink hover:bg-ink" />'],
    ['in several states at once', '<a className="bg-raised lg:hover:bg-ink lg:text-ink" />'],
    ['in one of two cases', '<a className={`bg-raised ${dark ? "text-ground" : "text-ink"}`} />'],
    ['on the ground of a section', '<a className="text-accent" />'],
    ['of words that let the ground through', '<a className="text-muted opacity-60" />'],
    ['of a class and a utility', '<a className={`${styles.card} text-link`} />'],
    ['of a global class and a utility', '<a className="card text-link" />'],
  ])('%s', (_, code) => {
    expect(faintIn(elementsOf(code, stylesOf('.card { @apply bg-ink; }')))).toHaveLength(1);
  });

  it.each([
    ['in a rule', '.a { @apply bg-accent; color: var(--accent-strong); }'],
    ['in a state', '.a { @apply bg-ground text-ink; &:hover { background: var(--ink); } }'],
    ['in a state that is a rule of its own', '.a { @apply bg-ground text-ink; } .a:hover { @apply bg-ink; }'],
    ['by night', '.a { background: var(--palette-white); @variant night { color: var(--palette-light); } }'],
    ['in a rule below', '.a { background: var(--palette-ink); p { color: var(--palette-slate); } }'],
    [
      'of a mix with the ground',
      '.a { background: color-mix(in srgb, var(--palette-ink) 60%, transparent); @apply text-ink; }',
    ],
    [
      'of a mix of two',
      '.a { --ground: color-mix(in srgb, var(--palette-ink) 60%, var(--palette-slate)); @apply text-ink; }',
    ],
    ['of words that are half there', '.a { color: var(--muted); opacity: 0.6; }'],
    ['of tokens that a rule sets', '.a { --ground: var(--palette-ink); --ink: var(--palette-slate); }'],
  ])('%s', (_, css) => {
    expect(faintIn([...stylesOf(css).values()])).toHaveLength(1);
  });

  it('and no other', () => {
    const css = '.a { --ink: var(--palette-white); background: var(--palette-ink); p { color: var(--ink); } }';
    expect(faintIn([...stylesOf(css).values()])).toEqual([]);
    expect(faintIn(elementsOf('<a className={dark ? "bg-ink text-ground" : "bg-raised text-ink"} />'))).toEqual([]);
  });
});

it('the content check knows every pair of the palette that a stylesheet makes without mixing', () => {
  const listed = new Set(pairings.flatMap(({ of, on }) => on.map((ground) => `${of} on ${ground}`)));
  const made = [...sheets.values()]
    .flatMap((styles) => [...styles.values()].flatMap(pairsOf))
    .filter((pair) => pair.every((token) => /^palette-[^@]+$/.test(token)))
    .map((pair) => pair.map((token) => camel(token.replace('palette-', ''))).join(' on '));
  expect(new Set(made).size).toBeGreaterThan(6);
  expect(made.filter((pair) => !listed.has(pair))).toEqual([]);
});

it('every pair that components and stylesheets make can be read on every ground, by day and by night', () => {
  const global = [...sheets].flatMap(([file, styles]) => (file.endsWith('.module.css') ? [] : [...styles]));
  const components = ['app', 'components'].flatMap((folder) => [
    ...sourcesBelow(folder, '.tsx'),
    ...sourcesBelow(folder, '.ts'),
  ]);
  const faults = components.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const modules = [...code.matchAll(/from '(@\/)?(.*\.module\.css)'/g)].flatMap(([, isWhole, path = '']) => [
      ...(sheets.get(isWhole ? path : join(dirname(file), path)) ?? []),
    ]);
    return faintIn(elementsOf(code, new Map([...global, ...modules]))).map((pair) => `${file}: ${pair}`);
  });
  for (const [file, styles] of sheets) faults.push(...faintIn([...styles.values()]).map((pair) => `${file}: ${pair}`));
  expect(faults).toEqual([]);
});

const camel = (token: string) => token.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The pairs with too little contrast, each with the grounds where it is so. */
function faintIn(elements: readonly (readonly Coat[])[]): string[] {
  const pairs = new Map(elements.flatMap(pairsOf).map((pair) => [pair.join(' on '), pair]));
  return [...pairs].flatMap(([name, [front, back]]) => {
    // `highlight` colours icons, and words of 24 px and more (WCAG 1.4.3 and 1.4.11).
    const least = front === 'highlight' ? 3 : 4.5;
    const where = onEveryGround.flatMap(({ ground, colours }) => {
      const behind = shownAs(back, colours);
      const reached = contrast(shownAs(front, colours, behind), behind);
      return reached < least ? [`${reached.toFixed(1)} on ${ground}`] : [];
    });
    return where.length ? [`${name} (${where.join(', ')})`] : [];
  });
}

/** What a token shows of itself and of what is below it, which is the ground where nothing else is known. */
function shownAs(token: string, colours: Readonly<Record<string, string>>, below = colours.ground ?? ''): string {
  const {
    over = '',
    share,
    under,
  } = /^(?<over>[\w-]+)@(?<share>[\d.]+)(?:\/(?<under>[\w-]+))?$/.exec(token)?.groups ?? {};
  if (!share) return colours[token] ?? '';
  return mixed((under ? colours[under] : below) ?? '', colours[over] ?? '', Number(share) / 100);
}

/** Every token's colour, on each ground by day and by night. */
const onEveryGround = Object.entries(grounds).flatMap(([name, times]) =>
  (['day', 'night'] as const).map((time) => ({
    ground: `${name} by ${time}`,
    colours: {
      ...drawnColours(time),
      ...tokens({ ...times[time], ...accents }),
      ...tokens(Object.fromEntries(Object.keys(palette).map((colour) => [`palette-${colour}`, colour as Colour]))),
    } as Record<string, string>,
  })),
);

function tokens(named: Readonly<Record<string, Colour>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(named).map(([token, colour]) => [
      token.replace(/\B[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      palette[colour],
    ]),
  );
}

/** The pairs that an element shows, in each of its states and each two at once; on the ground where nothing else is behind. */
function pairsOf(coats: readonly Coat[]): [front: string, back: string][] {
  const last = (of: Coat['of'], states: readonly string[]) =>
    coats.findLast((coat) => coat.of === of && coat.states.every((state) => states.includes(state)))?.token;
  const pairs = coats.flatMap((coat) =>
    coats.map((second) => {
      const states = [...coat.states, ...second.states];
      return { front: last('front', states), back: last('back', states), veil: last('veil', states) };
    }),
  );
  return pairs.flatMap(({ front, veil, back = front && front in ofGrounds ? 'ground' : undefined }) =>
    front && back ? [[veil ? `${front}@${veil}` : front, back]] : [],
  );
}

const ofGrounds = tokens({ ...grounds.paper.day, ...accents });

/** The coats of utilities such as `lg:hover:bg-accent`, and of classes. */
function coatsOf(words: string, classes: Classes = new Map()): Coat[] {
  const utilities: Coat[] = [];
  const others: Coat[] = [];
  for (const word of words.split(/\s+/)) {
    const [utility = '', ...variants] = word.split(/:(?![^[]*\])/).reverse();
    const [, kind, token = ''] = /^!?(bg|text)-([a-z-]+)!?$/.exec(utility) ?? [];
    const [, veil] = /^!?opacity-(\d+)!?$/.exec(utility) ?? [];
    if (isVeil(veil, variants)) utilities.push({ of: 'veil', token: veil, states: variants });
    else if (token in ofGrounds) utilities.push({ of: kind === 'bg' ? 'back' : 'front', token, states: variants });
    else others.push(...(classes.get(`.${word}`) ?? []));
  }
  // What holds in more states counts more, as Tailwind sorts it; and a utility more than a class.
  return [...others, ...utilities.sort((first, second) => first.states.length - second.states.length)];
}

/** An opacity counts unless it hides the element, or the element is disabled and may be faint (WCAG 1.4.3). */
function isVeil(share: string | undefined, states: readonly string[]): share is string {
  return Number(share) > 0 && !states.some((state) => state.includes('disabled'));
}

/** The coats of a component's elements, one entry for each way in which the classes of an element may come out. */
function elementsOf(code: string, classes: Classes = new Map()): Coat[][] {
  const elements: Coat[][] = [];
  const visit = (node: ts.Node, isRead = false): void => {
    const isAttribute = ts.isJsxAttribute(node) && !!node.initializer;
    const texts = isAttribute ? textsOf(node.initializer) : ts.isStringLiteralLike(node) && !isRead ? [node.text] : [];
    elements.push(...texts.map((text) => coatsOf(text, classes)));
    ts.forEachChild(node, (child) => visit(child, isAttribute || (isRead && !ts.isJsxOpeningLikeElement(node))));
  };
  visit(ts.createSourceFile('component.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return elements;
}

/** The texts that an expression may be; a class of a CSS module by its own name. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [node.name.text];
  if (ts.isElementAccessExpression(node)) return textsOf(node.argumentExpression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isBinaryExpression(node)) return ['', ...textsOf(node.right)];
  if (ts.isJsxExpression(node) && node.expression) return textsOf(node.expression);
  if (!ts.isTemplateExpression(node)) return [''];
  return node.templateSpans.reduce(
    (texts, { expression, literal }) =>
      texts.flatMap((text) => textsOf(expression).map((inner) => text + inner + literal.text)),
    [node.head.text],
  );
}

/** The coats of each thing that a stylesheet selects, by its selector at rest; what is nested is on its parent's ground. */
function stylesOf(css: string): Map<string, Coat[]> {
  const styles = new Map<string, Coat[]>();
  const visit = (
    { nodes = [] }: Pick<postcss.Container, 'nodes'>,
    selector: string,
    states: readonly string[],
    above: Names,
  ) => {
    const coats = styles.get(selector) ?? [];
    styles.set(selector, coats);
    const names = { ...above };
    for (const node of nodes) {
      if (node.type === 'decl') {
        const token = tokenOf(node.value, names);
        const of =
          (/^(?:color|--ink|--muted)$/.test(node.prop) && 'front') ||
          (/^(?:background(?:-color)?|--ground|--tile)$/.test(node.prop) && 'back');
        if (token) names[node.prop] = token;
        const veil = node.prop === 'opacity' ? String(Number(node.value) * 100) : undefined;
        if (isVeil(veil, states)) coats.push({ of: 'veil', token: veil, states });
        if (of && token) coats.push({ of, token, states });
      } else if (node.type === 'rule')
        for (const child of node.selectors) {
          const whole = child.includes('&') ? child.replaceAll('&', selector) : `${selector} ${child}`.trim();
          const { rest = '', state = '' } = atRest.exec(whole)?.groups ?? {};
          const key = rest || whole;
          const behind = coats.filter(({ of }) => of === 'back');
          if (selector && !styles.has(key)) styles.set(key, behind);
          visit(node, key, state ? [...states, state] : states, names);
        }
      else if (node.type === 'atrule' && node.name === 'apply')
        for (const coat of coatsOf(node.params)) coats.push({ ...coat, states: [...states, ...coat.states] });
      // A printed page and its margins are things of their own.
      else if (node.type === 'atrule' && /^(?:page|bottom-)/.test(node.name))
        visit(node, `@${node.name} ${node.params}`, states, names);
      else if (node.type === 'atrule')
        visit(node, selector, node.name === 'layer' ? states : [...states, node.params], names);
    }
  };
  visit(postcss.parse(css), '', [], {});
  return styles;
}

/** What a rule renames: the tokens behind its own custom properties. */
type Names = Record<string, string>;

function tokenOf(value: string, names: Names): string | undefined {
  const plain = (text = '') => {
    const token = /^var\(--([\w-]+)\)$/.exec(text.trim())?.[1];
    return token && (names[`--${token}`] ?? token);
  };
  const { over, share, under } =
    /^color-mix\(in srgb, (?<over>[^%]+) (?<share>[\d.]+)%, (?<under>.+)\)$/.exec(value)?.groups ?? {};
  if (!share) return plain(value);
  const below = plain(under);
  return `${plain(over)}@${share}${below ? `/${below}` : ''}`;
}

/** A selector without the states of its last element, such as `:hover` and `[data-open]`; and these. */
const atRest = /^(?<rest>.*?)(?<state>(?:(?<!:):(?!:)[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\])*)$/s;
