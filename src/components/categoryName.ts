/** Initialisms, brands, and names with irregular capitals. */
const properNames = `
  3D AC AM AUX CCTV CD CPU DDR DJ DVD DVR FM GPS HD HDD HDMI IMEI IP LCD LED MP3 MP4 NFC OLED OTG PC PCI PVC RAM
  RCA RGB SD SIM SSD TPU TV UPS USB UV VGA VR WiFi Wi Fi MicroSD MagSafe AirPods iPhone iPad iPod Mac MacBook
  Android Apple Bluetooth Lightning Nintendo PlayStation Xbox Google Honor Huawei Infinix JBL LG Lenovo Motorola
  Nokia OnePlus Oppo Realme Redmi Samsung Sony Tecno Vivo Xiaomi ZTE
`;
const spellings = new Map(
  properNames
    .trim()
    .split(/\s+/)
    .map((word) => [word.toUpperCase(), word]),
);

/**
 * Converts the name of a category from all capitals to sentence case ("CABLES USB-C" → "Cables USB-C"); other names stay
 * unchanged. For display only: URLs and queries use the API's name.
 */
export function toSentenceCase(name: string): string {
  if (/\p{Ll}/u.test(name) || (name.match(/\p{Lu}/gu)?.length ?? 0) < 2) return name;
  let first = true;
  return name.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const isFirst = first;
    first = false;
    const spelling = spellings.get(word);
    if (spelling !== undefined) return spelling;
    // Single letters (USB-C) and words with digits (A54, 5G) stay; "a", "e", "o", "u", "y" are Spanish words.
    if (/\p{N}/u.test(word) || (word.length === 1 && !/^[AEOUY]$/.test(word))) return word;
    const lower = word.toLowerCase();
    return isFirst ? lower.replace(/^./u, (letter) => letter.toUpperCase()) : lower;
  });
}

/**
 * Lowercases the initial of a category's name: "Fundas" → "fundas". Proper names and brands keep theirs.
 * @param brands the brands in the category
 */
export function uncapitalize(name: string, brands: readonly string[] = []): string {
  const lower = name.toLowerCase();
  const isProperName =
    spellings.has(/^[\p{L}\p{M}\p{N}]*/u.exec(name)?.[0].toUpperCase() ?? '') ||
    brands.some(
      (brand) => brand !== '' && (lower === brand.toLowerCase() || lower.startsWith(`${brand.toLowerCase()} `)),
    );
  return !isProperName && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** A category, with those whose names differ only in case or accents (R1.5). */
interface NamedCategory {
  name: string;
  similarNames?: readonly unknown[] | undefined;
}

/** The name of a category as it is shown; with similar names it stays as the API has it, or two would look the same. */
export const categoryName = ({ name, similarNames = [] }: NamedCategory): string =>
  similarNames.length > 0 ? name : toSentenceCase(name);

/** The name of a category within a sentence, as it is shown: "fundas". */
export const categoryNameInSentence = (category: NamedCategory & { products: readonly { brand: string }[] }): string =>
  uncapitalize(categoryName(category), [...new Set(category.products.map(({ brand }) => brand))]);
