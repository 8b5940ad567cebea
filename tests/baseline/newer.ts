/** What is used though the oldest browsers lack it, by its place in MDN's data, and what they do without it. */
type Newer = Readonly<Record<string, string>>;

/** In our own scripts and styles. `npm run lint` fails where one is not listed, or listed in vain. */
export const newer: Newer = {
  'api.Element.scrollend_event': 'afterScrolling() in src/lib/polyfills.ts waits until nothing moves instead',
  'api.Element.touchstart_event': 'a Mac has no touch',
  'api.Element.wheel_event': 'a phone has no wheel',
  'api.HTMLIFrameElement.loading': 'a frame that was asked for loads at once',
  'api.Navigator.share': 'the button is there where the head script finds it',
  'api.Window.requestIdleCallback': 'a moment passes instead',
  'html.elements.img.fetchpriority': 'the picture comes in its turn',
  'javascript.builtins.Date.toTemporalInstant': 'toLocaleString() tells the same, slower',

  'css.at-rules.container': 'the terms of a price may take a second line that was not kept free',
  'css.at-rules.page': 'the paper of labels is chosen in the print dialog',
  'css.at-rules.starting-style': 'a slide stands at once, without a fade',
  'css.at-rules.view-transition': 'pages follow each other without a transition',
  'css.properties.break-after': 'a letter may stand at the foot of a column',
  'css.properties.contain-intrinsic-height': 'Safari lacks content-visibility, too',
  'css.properties.contain-intrinsic-size': 'Safari lacks content-visibility, too',
  'css.properties.container-type': 'see css.at-rules.container',
  'css.properties.content-visibility': 'all is laid out at once',
  'css.properties.cursor': 'an iPhone has no pointer',
  'css.properties.forced-color-adjust': 'Safari forces no colours',
  'css.properties.overflow-anchor': 'Safari anchors no scrolling',
  'css.properties.reading-flow': 'the keyboard goes by the order of the page',
  'css.properties.scrollbar-gutter': "Safari's bars take no room",
  'css.properties.scrollbar-width': 'a bar is seen below what scrolls',
  'css.properties.size': 'see css.at-rules.page',
  'css.properties.text-wrap': 'lines break where they are full',
  'css.properties.view-transition-name': 'see css.at-rules.view-transition',
  'css.selectors.-webkit-search-cancel-button': 'Firefox draws no × in its search fields',
  'css.selectors.has':
    'never in a list with other selectors, and only for looks: rings stand round links, not round their boxes; what a rule hides is seen',
  'css.selectors.view-transition-group': 'see css.at-rules.view-transition',
  'css.selectors.view-transition-new': 'see css.at-rules.view-transition',
  'css.selectors.view-transition-old': 'see css.at-rules.view-transition',
};

/** In built pages and files besides: what libraries ask for, what only markup says, and what types would tell apart. */
export const newerBuilt: Newer = {
  'api.Document.createTouch': "glightbox's way to know a phone; others have TouchEvent",
  'api.Element.startViewTransition': 'React asks for it only where a view transition is wanted, and none is',
  'api.HTMLElement.popover': 'a name in a list of React',
  'api.Navigator.connection': 'who says nothing of saving data saves none',
  'api.TouchEvent': 'glightbox asks first',
  'api.Window.navigation': 'React asks first',
  'api.Window.setImmediate': 'React asks first',
  'api.trustedTypes': 'asked for first: without it there is no policy to name',
  'html.elements.link.fetchpriority': 'scripts come in their turn',
  'html.elements.link.rel.modulepreload': 'scripts come one after the other',
  'html.elements.video.playsinline': 'Firefox plays in the page anyway',
  'javascript.builtins.ArrayBuffer.resize': "a method of glightbox's own",
  'javascript.builtins.AsyncDisposableStack.use': "React's use(), and a method of zod's own",
  'javascript.builtins.Error.captureStackTrace': 'zod asks first',
  'javascript.builtins.Error.stackTraceLimit': 'zod sets a number that nobody reads',
  'javascript.builtins.Function.displayName': 'React reads it where a component has one',
  'javascript.builtins.Set.union': "a method of the search's own",
};
