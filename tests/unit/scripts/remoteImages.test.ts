import { expect, test } from 'vitest';
import { remoteImagePatterns } from '../../../scripts/netlify/remoteImages.ts';

const [productPattern = '', hostPattern = ''] = remoteImagePatterns('https://api.example.com/tienda', [
  'cdn.example.com',
]);
const folder = 'https://api.example.com/tienda/img/productos';

test.each([
  '1/1.jpg',
  '501/Foto%20de%20a%C3%B1o.JPG',
  '1/50%25%20menos.png',
  '1/a(2),+b.webp',
  '1/%3F.jpg',
  '1/b..jpg',
])('R4.16 allows the product picture %s', (path) => expect(`${folder}/${path}`).toMatch(new RegExp(productPattern)));

test.each(
  // prettier-ignore
  [
    '1/..%2f..%2fapi/evil.php', '1/..%2F..%2F..%2Fapi', '..%252f..%252fapi/evil.php', '1/..%5c..%5capi',
    '1/..\\..\\api', '../../../api/evil.php', '1/../../api', '1/..', '1/.htaccess', '1/a.jpg?x=1', '1/a.jpg#x',
    '1/2/a.jpg', 'x/a.jpg', '1/', '1/%', '1/%zz', '1/a%2f..%2f..%2fapi', '1/%2e%2e%2Fapi', '1/a%5C..%5C..%5Capi',
  ],
)('P44 rejects %s', (path) => {
  expect(`${folder}/${path}`).not.toMatch(new RegExp(productPattern));
});

test('P43 allows other hosts by their exact name', () => {
  expect('https://cdn.example.com/o/img%2Fa.jpg?alt=media').toMatch(new RegExp(hostPattern));
  expect('https://cdn.example.com.evil.example/a.jpg').not.toMatch(new RegExp(hostPattern));
  expect('https://cdnxexample.com/a.jpg').not.toMatch(new RegExp(hostPattern));
});
