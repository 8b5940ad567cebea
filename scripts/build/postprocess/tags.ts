import { Tokenizer } from 'htmlparser2';

/** What is wanted of a page's tags: by name of the element, the names of the attributes. */
export type Wanted = Readonly<Record<string, readonly string[]>>;

export interface Heard {
  /** An element begins: those of its attributes that are wanted and there, as the page writes them; the first of two holds. */
  opens: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** An end tag of the body that the page has, and where its `<` stands. */
  bodyEnds?: (at: number) => void;
  /** The text of a script or style of the page. */
  code?: (text: string) => void;
}

/**
 * Reads a page's HTML as a browser does, and tells of the elements that are wanted: a tag that stands in an attribute, a
 * comment, a title or a script is none. The tokenizer of htmlparser2 alone, half a millisecond for 50 KB: its parser,
 * which makes objects of all elements, takes twice as long, parse5 four times.
 * @param html one character a byte, or decoded
 */
export function readTags(html: string, wanted: Wanted, { opens, bodyEnds, code }: Heard): void {
  let name = '';
  let attribute = '';
  let list: readonly string[] | undefined;
  let found: Record<string, string> = {};
  let [from, to] = [-1, -1];
  // Within svg and math there is no raw text: <title> and <style> hold elements there.
  let foreign = 0;
  const isForeign = (): boolean => name === 'svg' || name === 'math';
  const nothing = (): void => undefined;

  const opened = (): void => {
    if (list) opens(name, found);
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: false, xmlMode: false },
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase();
        list = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
        if (list) found = {};
      },
      onattribname(start, end) {
        if (!list) return;
        const given = html.slice(start, end).toLowerCase();
        attribute = list.includes(given) && !Object.hasOwn(found, given) ? given : '';
        [from, to] = [-1, -1];
      },
      onattribdata(start, end) {
        if (from < 0) from = start;
        to = end;
      },
      onattribend() {
        if (list && attribute) found[attribute] = from < 0 ? '' : html.slice(from, to);
        attribute = '';
      },
      onopentagend() {
        if (isForeign()) foreign++;
        opened();
      },
      onselfclosingtag: opened,
      onclosetag(start, end) {
        name = '';
        // Most end tags are neither of these three, by their length alone.
        if (end - start > 'body'.length) return;
        const closed = html.slice(start, end).toLowerCase();
        if (foreign > 0 && (closed === 'svg' || closed === 'math')) foreign--;
        if (closed === 'body') bodyEnds?.(start - '</'.length);
      },
      ontext(start, end) {
        if (code && (name === 'script' || name === 'style')) code(html.slice(start, end));
      },
      onattribentity: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
      ontextentity: nothing,
      isInForeignContext: () => foreign > 0,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
