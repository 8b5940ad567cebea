/** Initialisms and names with a spelling of their own. */
const properNames = `
  3D AC AM AUX CCTV CD CPU DDR DJ DVD DVR FM GPS HD HDD HDMI IMEI IP LCD LED MP3 MP4 NFC OLED OTG PC PCI PVC RAM
  RCA RGB SD SIM SSD TPU TV UPS USB UV VGA VR WiFi Wi Fi MicroSD MagSafe AirPods iPhone iPad iPod Mac MacBook
  Android Apple Bluetooth Lightning Nintendo PlayStation Xbox Google Honor Huawei Infinix JBL LG Lenovo Motorola
  Nokia OnePlus Oppo Realme Redmi Samsung Sony Tecno Vivo Xiaomi ZTE
`;
const forms = new Map(
  properNames
    .trim()
    .split(/\s+/)
    .map((word) => [word.toUpperCase(), word]),
);

/**
 * A category's name as it is read: one that comes all in capitals is written as a sentence ("CABLES USB-C" →
 * "Cables USB-C"); any other stays as it is. For showing alone: URLs and queries go by the API's own name.
 */
export function categoryName(name: string): string {
  if (/\p{Ll}/u.test(name) || (name.match(/\p{Lu}/gu)?.length ?? 0) < 2) return name;
  let first = true;
  return name.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const begins = first;
    first = false;
    const form = forms.get(word);
    if (form !== undefined) return form;
    // A letter alone (USB-C) and what has a digit in it (A54, 5G) is a name of something.
    if (/\p{N}/u.test(word) || (word.length === 1 && !/^[AEOUY]$/.test(word))) return word;
    const small = word.toLowerCase();
    return begins ? small.replace(/^./u, (letter) => letter.toUpperCase()) : small;
  });
}

/**
 * "Fundas" within a sentence; "USB-C" stays, and so does what begins with a name.
 * @param brands those of what is in it
 */
export function categoryNameInSentence(name: string, brands: readonly string[] = []): string {
  const lower = name.toLowerCase();
  const isName =
    forms.has(/^[\p{L}\p{M}\p{N}]*/u.exec(name)?.[0].toUpperCase() ?? '') ||
    brands.some(
      (brand) => brand !== '' && (lower === brand.toLowerCase() || lower.startsWith(`${brand.toLowerCase()} `)),
    );
  return !isName && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** A category, with the others whose names differ in case or accents alone (R1.5). */
interface NamedCategory {
  name: string;
  similarNames?: readonly unknown[] | undefined;
}

/** The name of a category as it is shown; with similar names it stays as the API has it, or two would be shown alike. */
export const displayCategoryName = ({ name, similarNames = [] }: NamedCategory): string =>
  similarNames.length > 0 ? name : categoryName(name);
