import { createRoot } from 'react-dom/client';
import styles from '../../styles/picker.css?url';
import { PhonePicker } from './PhonePicker.tsx';

// Comes when it is asked for (picking.client.ts), and with it React and the styles of the modal.
const link = document.createElement('link');
[link.rel, link.href] = ['stylesheet', styles];
const styled = new Promise((done) => (link.onload = link.onerror = done));
document.head.append(link);
const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
let asked = 0;

/** Opens the modal in which a phone is chosen. @param first the phones that stand first in it, by slug */
export const openPicker = (first: readonly string[]): void =>
  void styled.then(() => root.render(<PhonePicker asked={++asked} first={first} />));
