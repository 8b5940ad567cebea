/** A page of its own for a gallery's frame: the pictures of a product, turned by a slider. */
export const viewPage = (pictures: readonly string[]): string => `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vista interactiva</title>
<style>
  body { margin: 0; height: 100vh; display: grid; grid-template-rows: 1fr 56px; background: #edefed; font: 16px system-ui }
  div { position: relative } img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; mix-blend-mode: multiply }
  input { width: 80%; margin: auto; accent-color: #00704a }
</style>
<div>${pictures.map((name, index) => `<img src="${name}" alt=""${index ? ' hidden' : ''}>`).join('')}</div>
<input type="range" min="0" max="${pictures.length - 1}" value="0" aria-label="Girar">
<script>
  const images = document.querySelectorAll('img');
  document.querySelector('input').oninput = ({ target }) => images.forEach((image, at) => (image.hidden = at != target.value));
</script>
</html>
`;
