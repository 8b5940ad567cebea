import { branchName } from '../../../src/components/branch.ts';
import { findOtherBranch, field, modal, opener, option } from '../../../tests/support/branches.ts';
import { findFixture } from '../../../tests/support/fixtures.ts';
import { findGallery, findPicturedProduct } from '../../../tests/support/gallery.ts';
import { main } from '../../../tests/support/locators.ts';
import { step, type, type UserFlow } from './userFlow.ts';

const pictures: UserFlow = {
  path: async () => `/producto/${(await findPicturedProduct()).id}`,
  steps: async (page) => {
    const { button, slide, lightbox, counter } = await findGallery(page);
    const inLightbox = (name: string) => lightbox.getByRole('button', { name });
    const third = lightbox.getByRole('status').filter({ hasText: / 3 de/ });
    return [
      step('next picture, the first touch', () => button('Imagen siguiente').tap(), counter.filter({ hasText: /^2/ })),
      step('open the lightbox', () => slide.last().tap(), lightbox),
      step('next picture in the lightbox', () => inLightbox('Imagen siguiente').tap(), third),
      step('close the lightbox', () => inLightbox('Cerrar').tap(), counter),
    ];
  },
};

const lightbox: UserFlow = {
  path: async () => `/producto/${(await findPicturedProduct()).id}`,
  steps: async (page) => {
    const { slide, lightbox } = await findGallery(page);
    return [step('open the lightbox, the first touch', () => slide.tap(), lightbox)];
  },
};

const description: UserFlow = {
  path: async () => `/producto/${(await findFixture('longDescription')).id}`,
  steps: (page) => {
    const fold = (name: string) => main(page).getByRole('button', { name });
    return [step('unfold the description', () => fold('Leer más').tap(), fold('Leer menos'))];
  },
};

const branch: UserFlow = {
  path: async () => `/producto/${(await findFixture('onOffer')).id}`,
  steps: async (page) => {
    const chosen = await findOtherBranch();
    const switchIt = modal(page).getByRole('button', { name: /^Elegir / });
    return [
      step('open the branches, the first touch', () => opener(page).tap(), modal(page)),
      step('type a postal code', () => type(field(page), chosen.postalCode), modal(page)),
      step('look for branches', () => field(page).press('Enter'), option(page, chosen).and(page.locator(':checked'))),
      step('pick a branch', () => option(page, chosen).tap(), switchIt),
      step('switch the branch', () => switchIt.tap(), opener(page).filter({ hasText: branchName(chosen) })),
    ];
  },
};

export const productFlows = [pictures, lightbox, description, branch];
