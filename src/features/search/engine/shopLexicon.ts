import { lexiconOf } from './lexicon.ts';
import * as vocabulary from './vocabulary.ts';

/** The words as the shop edits them; a browser has them from the search file. */
export const shopLexicon = lexiconOf(vocabulary);
