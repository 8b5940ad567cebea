import { branchName } from '../../../src/components/branch.ts';
import {
  findOtherBranch,
  postalCodeField,
  branchModal,
  branchButton,
  branchOption,
} from '../../../tests/support/branches.ts';
import { findFixtureProduct } from '../../../tests/support/fixtureProducts.ts';
import { findGallery, findProductWithGallery } from '../../../tests/support/gallery.ts';
import { main } from '../../../tests/support/locators.ts';
import { checked, step, typeText, type UserFlow } from './userFlow.ts';

const pictures: UserFlow = {
  path: async () => `/producto/${(await findProductWithGallery()).id}`,
  steps: async (page) => {
    const { button, slide, lightbox, counter } = await findGallery(page);
    const inLightbox = (name: string) => lightbox.getByRole('button', { name });
    const third = lightbox.getByRole('status').filter({ hasText: / 3 de/ });
    return [
      step(
        'next picture, first interaction',
        () => button('Imagen siguiente').tap(),
        counter.filter({ hasText: /^2/ }),
      ),
      step('open the lightbox', () => slide.last().tap(), lightbox),
      step('next picture in the lightbox', () => inLightbox('Imagen siguiente').tap(), third),
      step('close the lightbox', () => inLightbox('Cerrar').tap(), lightbox, 'hidden'),
    ];
  },
};

const lightbox: UserFlow = {
  path: async () => `/producto/${(await findProductWithGallery()).id}`,
  steps: async (page) => {
    const { slide, lightbox } = await findGallery(page);
    return [step('open the lightbox, first interaction', () => slide.tap(), lightbox)];
  },
};

const description: UserFlow = {
  path: async () => `/producto/${(await findFixtureProduct('longDescription')).id}`,
  steps: (page) => {
    const button = (name: string) => main(page).getByRole('button', { name });
    return [step('expand the description', () => button('Leer más').tap(), button('Leer menos'))];
  },
};

const branch: UserFlow = {
  path: async () => `/producto/${(await findFixtureProduct('onOffer')).id}`,
  steps: async (page) => {
    const otherBranch = await findOtherBranch();
    const switchButton = branchModal(page).getByRole('button', { name: /^Elegir / });
    return [
      step('open the branches, first interaction', () => branchButton(page).tap(), branchModal(page)),
      step('type a postal code', () => typeText(postalCodeField(page), otherBranch.postalCode)),
      step('search for branches', () => postalCodeField(page).press('Enter'), checked(branchOption(page, otherBranch))),
      step('select a branch', () => branchOption(page, otherBranch).tap(), switchButton),
      step(
        'switch the branch',
        () => switchButton.tap(),
        branchButton(page).filter({ hasText: branchName(otherBranch) }),
      ),
    ];
  },
};

export const productFlows = [pictures, lightbox, description, branch];
