import { saveChosenBranch } from './chosenBranch.ts';

// Without the store, which this page has no use for: the modal takes over what is kept when it opens.
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-branch]')) {
  button.addEventListener('click', () => {
    const { branch: id = '', name = '' } = button.dataset;
    saveChosenBranch({ id, name });
  });
}
