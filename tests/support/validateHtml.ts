import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const disabledRules = [
  // React and Astro write attributes and void elements in another style, which is valid HTML.
  'attr-case',
  'attribute-boolean-style',
  'attribute-empty-style',
  'void-style',
  // `text` is the default type of an input.
  'no-implicit-input-type',
  // Safari drops the semantics of a list with `list-style: none`, unless it has the role.
  'no-redundant-role',
  // Style sheets prevent line breaks in telephone numbers.
  'tel-non-breaking',
  // Product names and other texts come from the catalogue.
  'long-title',
  'no-trailing-whitespace',
  // The button of the invoice form becomes a submit button on hydration (StepForm.tsx).
  'wcag/h32',
];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      ...Object.fromEntries(disabledRules.map((rule) => [rule, 'off'])),
      // Ids of filters contain names (R4.9); HTML allows any character except whitespace.
      'valid-id': ['error', { relaxed: true }],
      // aria-label may name any element that can have a name, such as a video.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** Astro inserts this style before the first island of a page, even where `style` is not allowed. */
const astroStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/;

/** Validates the HTML of a page. @returns the rule, message and element of each error */
export async function validateHtml(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(astroStyle, ''), path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector ?? ''}`),
  );
}
