interface ImportMetaEnv {
  /** Where the pictures of products are: `{API_HOST}/img/productos`. */
  readonly PUBLIC_PICTURE_BASE?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv & { readonly PROD: boolean };
}
