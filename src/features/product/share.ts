import { wellFormed } from '../../lib/polyfills/wellFormed.ts';

/** Where a product can be shared (R5.6): the social network, the microblog and the messaging app. */
export function shareAddresses(name: string, address: string): { facebook: string; x: string; whatsapp: string } {
  const text = encodeURIComponent(wellFormed(name));
  const link = encodeURIComponent(address);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    x: `https://x.com/intent/post?text=${text}&url=${link}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${wellFormed(name)}\n${address}`)}`,
  };
}
