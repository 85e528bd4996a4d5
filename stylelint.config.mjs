import stylelint from 'stylelint';

/** A colour literal: hexadecimal, a CSS colour function with a number, or a name. ESLint covers TypeScript. */
const literal =
  /(?<!url\()#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch))\(\s*\d|(?<![\w.-])(?:white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|green|lime|teal|aqua|cyan|blue|navy|indigo|purple|violet|magenta|fuchsia|pink|brown|tan|beige)(?![\w-])/i;

const paletteOnly = 'site/palette-only';
/** Colours are defined in content/palette.ts alone, in arguments of at-rules too. `black` may mask: only alpha counts. */
const palettePlugin = stylelint.createPlugin(paletteOnly, () => (root, result) => {
  root.walk((node) => {
    if (node.type !== 'decl' && node.type !== 'atrule') return;
    const text = node.type === 'decl' ? node.value : node.params;
    const isMask = node.type === 'decl' && node.prop.startsWith('mask');
    const [word] = literal.exec(isMask ? text.replace(/\bblack\b/g, '') : text) ?? [];
    if (!word) return;
    const message = `Define "${word}" in content/palette.ts, and use var(--palette-…)`;
    stylelint.utils.report({ ruleName: paletteOnly, result, node, word, message });
  });
});

const applyFirst = 'site/apply-first';
/** What a rule applies comes before its own declarations, which override it; so does everybody read it. */
const applyPlugin = stylelint.createPlugin(applyFirst, () => (root, result) => {
  root.walkAtRules('apply', (node) => {
    for (let before = node.prev(); before; before = before.prev())
      if (before.type === 'decl') {
        const message = 'Move @apply before the declarations of its rule';
        stylelint.utils.report({ ruleName: applyFirst, result, node, message });
        return;
      }
  });
});

/** `:has()` inside the arguments of another; parentheses may be two deep before it. */
const nestedHas = String.raw`/:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\)|\()*:has\(/`;

/** What Tailwind adds to CSS. */
const tailwind = ['apply', 'config', 'custom-variant', 'reference', 'source', 'theme', 'utility', 'variant'];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  plugins: [palettePlugin, applyPlugin],
  reportNeedlessDisables: true,
  rules: {
    [paletteOnly]: true,
    [applyFirst]: true,
    'selector-disallowed-list': [
      [
        // Browsers silently drop a rule with a nested `:has()` (Selectors Level 4, "The Relational Pseudo-class").
        nestedHas,
        // Each costs one more computed style for every element (docs/decisions.md, "Highlights").
        String.raw`/^\*?::(?:selection|highlight\()/`,
      ],
      {
        splitList: true,
        message: 'Browsers drop a nested :has(), and a highlight of every element costs a style each: "%s"',
      },
    ],
    'at-rule-no-unknown': [true, { ignoreAtRules: tailwind }],
    'at-rule-prelude-no-invalid': [true, { ignoreAtRules: [...tailwind, 'import'] }],
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { '/.*/': '/theme\\(/' } }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'value-keyword-case': ['lower', { ignoreKeywords: ['A4', 'currentColor'] }],
    'media-query-no-invalid': [true, { ignoreFunctions: ['theme'] }],
    'import-notation': 'string',
    // With Tailwind's names of what belongs to another token, such as `--text-lead--line-height`.
    'custom-property-pattern': String.raw`^(?:[a-z][a-z\d]*)(?:--?[a-z\d]+)*(?:-\*)?$`,
    // Where it is still needed: Safari on iOS.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust'] }],
    // A rule that follows from its neighbours is read with them; Prettier does the rest.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // States of one thing stand together, in the order in which they are read.
    'no-descending-specificity': null,
  },
  overrides: [
    { files: ['packages/**/*.css'], rules: { [paletteOnly]: null } },
    {
      // Its at-rules define variants and utilities, whose selectors and declarations have no rule around them.
      files: ['app/styles/tokens.css'],
      rules: {
        'nesting-selector-no-missing-scoping-root': null,
        'no-invalid-position-declaration': null,
      },
    },
  ],
};
