// No duplicates and no unknown names; font sizes, colours and durations are tokens (src/styles/tokens.css).
const sizeToken = 'var\\(--(text-\\d+|name-size)\\)';
const fontSizes = [
  'inherit',
  new RegExp(`^${sizeToken}$`),
  // Relative to the parent, to the viewport, or on paper.
  /^[\d.]+(em|vw|mm)$/,
  // Computed from tokens.
  new RegExp(`^(calc|min|max|clamp)\\((?=.*${sizeToken})(?!.*\\dpx)`),
];
const colour =
  /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab|lch|color)\(|(?<![\w-])(white|black|red|green|blue|gray|grey)\b(?!-)/;

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    'annotation-no-unknown': true,
    'at-rule-descriptor-no-unknown': true,
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'comment-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    // Allows a fallback before a value that only newer browsers support.
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-redundant-longhand-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'keyframe-declaration-no-important': true,
    'length-zero-no-unit': [true, { ignore: ['custom-properties'], ignoreFunctions: ['env'] }],
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'no-irregular-whitespace': true,
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'selector-anb-no-unmatchable': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'shorthand-property-no-redundant-values': true,
    'string-no-newline': true,
    'unit-no-unknown': true,
    'declaration-property-value-allowed-list': { 'font-size': fontSizes },
    'declaration-property-value-disallowed-list': {
      // Colours of a single component are custom properties at its top.
      '/^(?!--)/': [colour],
      '/^(animation|transition)/': [/\b[1-9][\d.]*m?s\b|\b0\.\d+s\b/],
    },
  },
};
