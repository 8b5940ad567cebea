interface ImportMetaEnv {
  /** Base URL of product pictures: `{API_HOST}/img/productos`. */
  readonly PUBLIC_PICTURE_BASE?: string;
  /** Origin of the API for browsers; unset: the page's own, where Netlify rewrites /api/*. */
  readonly PUBLIC_API_BASE?: string;
  /** Path of an endpoint for browsers, with {call} in it. */
  readonly PUBLIC_API_PATH?: string;
  readonly PUBLIC_API_WRITES?: 'off';
  /** A service that returns a browser's public IP, as JSON with `ip`. */
  readonly PUBLIC_IP_LOOKUP_URL?: string;
  /** Salt, iterations and hash of the utilities' password; unset: the page stays locked. */
  readonly PUBLIC_UTILITIES_VERIFIER?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv & { readonly PROD: boolean };
}
