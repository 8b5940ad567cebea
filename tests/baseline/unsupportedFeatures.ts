/** Fallbacks of features that some of the oldest browsers don't support, by the feature's path in MDN's data. */
type UnsupportedFeatures = Readonly<Record<string, string>>;

/** Features that src/ uses. `npm run lint` fails on unlisted features and on unused entries. */
export const unsupportedFeatures: UnsupportedFeatures = {
  'api.Element.scrollend_event': 'afterScrolling() in src/lib/polyfills waits until scroll events stop',
  'api.Element.touchstart_event': 'Macs have no touch screen',
  'api.Element.wheel_event': 'phones have no wheel',
  'api.Navigator.share': 'the head script shows the button only with support',
  'api.Window.requestIdleCallback': 'a timeout replaces it',
  'html.elements.img.fetchpriority': 'the picture loads with default priority',
  'javascript.builtins.Date.toTemporalInstant': 'toLocaleString() has the same result, slower',

  'css.at-rules.container': 'the terms of a price may wrap without reserved space',
  'css.at-rules.page': 'the user selects the paper size of labels in the print dialog',
  'css.at-rules.starting-style': 'a slide appears without a fade',
  'css.at-rules.view-transition': 'no transition between pages',
  'css.properties.break-after': 'the heading of a letter may be the last line of a column',
  'css.properties.contain-intrinsic-height': 'used only with content-visibility',
  'css.properties.contain-intrinsic-size': 'used only with content-visibility',
  'css.properties.container-type': 'see css.at-rules.container',
  'css.properties.content-visibility': 'the browser lays out everything at once',
  'css.properties.cursor': 'iPhones have no pointer',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.overflow-anchor': 'Safari has no scroll anchoring',
  'css.properties.reading-flow': 'Tab follows the order in the DOM',
  'css.properties.scrollbar-width': 'the scroll bar of scrollable content is visible',
  'css.properties.size': 'see css.at-rules.page',
  'css.properties.text-wrap': 'lines wrap without balancing',
  'css.properties.view-transition-name': 'see css.at-rules.view-transition',
  'css.selectors.-webkit-search-cancel-button': 'search fields of Firefox have no clear button',
  'css.selectors.has':
    'for styling only, never in a list with other selectors: focus rings are around links instead of cards, and elements that a :has() rule hides stay visible',
  'css.selectors.popover-open': 'chatPanel.client.ts opens the chat with a class',
  'css.selectors.view-transition-group': 'see css.at-rules.view-transition',
  'css.selectors.view-transition-new': 'see css.at-rules.view-transition',
  'css.selectors.view-transition-old': 'see css.at-rules.view-transition',
};

/** Further features that the build uses: in libraries and markup, and members of other objects with the same name. */
export const unsupportedBuildFeatures: UnsupportedFeatures = {
  'api.Document.createTouch': 'glightbox uses it for feature detection, besides TouchEvent',
  'api.Element.startViewTransition':
    'React calls it for its ViewTransition component only, which the shop does not use',
  'api.HTMLElement.popover': 'an attribute name in a list of React',
  'api.TouchEvent': 'glightbox checks for support',
  'api.Window.navigation': 'React checks for support',
  'api.Window.setImmediate': 'React checks for support',
  'api.trustedTypes': 'used after a check for support: browsers without it need no policy',
  'html.elements.button.popovertarget': 'chatPanel.client.ts opens and closes the chat',
  'html.elements.button.popovertargetaction': 'chatPanel.client.ts opens and closes the chat',
  'html.global_attributes.popover': 'chatPanel.client.ts opens and closes the chat',
  'html.elements.link.rel.icon': 'iPhones use apple-touch-icon',
  'html.elements.link.rel.manifest': 'the shop is not installable',
  'html.elements.link.fetchpriority': 'scripts load with default priority',
  'html.elements.link.rel.modulepreload': 'scripts load one after the other',
  'html.elements.meta.name.theme-color': 'the toolbar of the browser keeps its colour',
  'html.elements.meta.name.viewport': 'desktop browsers need no viewport',
  'html.elements.script.type.speculationrules': 'the browser fetches the next page on click',
  'html.elements.video.playsinline': 'Firefox always plays inline',
  'javascript.builtins.ArrayBuffer.resize': 'a method of glightbox',
  'javascript.builtins.AsyncDisposableStack.use': 'use() of React',
  'javascript.builtins.Atomics.pause': 'pause() of a video',
  'javascript.builtins.Function.displayName': 'React reads it if a component has one',
};
