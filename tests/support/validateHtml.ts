import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const off = [
  // How React and Astro write attributes and empty elements: HTML allows it.
  ...['attr-case', 'attribute-boolean-style', 'attribute-empty-style', 'void-style'],
  // `text` is what an input is without a type.
  'no-implicit-input-type',
  // Safari drops the semantics of a list with `list-style: none`, unless it has the role.
  'no-redundant-role',
  // Style sheets keep telephone numbers on one line.
  'tel-non-breaking',
  // Names of products are the catalogue's, and so are its texts.
  ...['long-title', 'no-trailing-whitespace'],
  // The invoice's button becomes a submit button as the form hydrates (StepForm.tsx).
  'wcag/h32',
];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      ...Object.fromEntries(off.map((rule) => [rule, 'off'])),
      // Ids of filters are made of names (R4.9), and HTML allows any character but whitespace in one.
      'valid-id': ['error', { relaxed: true }],
      // aria-label may name any element that can have a name, such as a video.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** Astro puts this before the first island of a page, wherever it stands. */
const astroStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/;

/** Finds faults in the HTML of a page: the rule, its message and the place. */
export async function htmlFaults(path: string, page: string): Promise<string[]> {
  const { results } = await validator.validateString(page.replace(astroStyle, ''), path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector ?? ''}`),
  );
}
