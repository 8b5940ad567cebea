import type { APIRoute } from 'astro';
import { about, shop } from '../shop.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/assets/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, which makes the shop installable. */
export const GET: APIRoute = () =>
  Response.json({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'es-MX',
    dir: 'ltr',
    name: shop.name,
    short_name: shop.name,
    description: about.description,
    categories: ['shopping'],
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
    shortcuts: [
      { name: 'Ofertas', url: '/ofertas' },
      { name: 'PromoCode', url: '/promocode' },
      { name: 'Facturar mi compra', short_name: 'Facturar', url: '/facturacion' },
    ],
  });
