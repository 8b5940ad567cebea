import { whatsapp } from '../../../components/commonIcons.ts';
import { Icon } from '../../../components/Icon.tsx';
import { whatsappAddress } from '../../../lib/whatsapp.ts';
import { shop } from '../../../shop.ts';
import { notFoundQuestion } from '../interpretationTexts.ts';
import { PopularSearches } from './BeforeTyping.tsx';
import { LinkBoxes, Option, OptionGroup, OptionList, type Link } from './Options.tsx';

/** The panel when nothing matches the text: whom to ask, and where else to look (R4.12). */
export const NothingFound = ({ term, categories }: { term: string; categories: readonly Link[] }) => (
  <div className="nothing two">
    <div className="nothing-said">
      <p className="nothing-title">Nada con «{term}»</p>
      <p>Prueba con el modelo de tu celular o con menos palabras.</p>
    </div>
    <OptionList>
      <OptionGroup name="Otras formas de encontrarlo" className="ways" title="">
        <Option className="button" address={whatsappAddress(shop.whatsapp, notFoundQuestion(term))} external>
          <Icon paths={whatsapp} />
          Preguntar por WhatsApp
        </Option>
        <Option className="button" address="/categorias">
          Ver categorías
        </Option>
      </OptionGroup>
      <PopularSearches />
      <LinkBoxes name="Categorías" className="largest" links={categories} />
    </OptionList>
  </div>
);
