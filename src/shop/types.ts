/** A third-party widget, as configured in shop.ts. */
export interface Widget {
  /** URL of the page in its frame. */
  url: string;
  /** Whether it may use cookies and storage of its own. */
  storage: boolean;
}

export interface Widgets {
  chat: (Widget & { ready: 'message' | 'load' }) | null;
  map: Widget | null;
  social: Widget | null;
}

export type Weekday = 'lunes' | 'martes' | 'miércoles' | 'jueves' | 'viernes' | 'sábado' | 'domingo';

/** Opening hours from one weekday to another, both included; times like "10:00". */
export interface Hours {
  from: Weekday;
  to: Weekday;
  opens: string;
  closes: string;
}

export interface BranchDetails {
  phone?: string;
  hours?: readonly Hours[];
  /** Time zone of its hours ("America/Tijuana"); Mexico City by default. */
  zone?: string;
  /** Days on which it is closed, instead of `holidays`. */
  closed?: readonly string[];
  /** How to find it, shown below the address. */
  landmark?: string;
}

export interface Legal {
  /** Legal name of the person or company. */
  name: string;
  complaints: string;
}

export interface Returns {
  /** Counted from the day of sale. */
  days: number;
  /** How goods are returned: at a branch, or by mail. */
  method: 'sucursal' | 'correo';
  /** Whether used products can be returned, too. */
  includesUsed: boolean;
}

/** A term of buying: a line beside Comprar, its lead in bold, and a longer text for /como-comprar. */
interface BuyingTerm {
  lead: string;
  rest: string;
  text: string;
}

/** How buying works (R5.14); null: not shown. */
export interface BuyingTerms {
  /** `accepted` is for search engines. */
  payment: (BuyingTerm & { accepted: string }) | null;
  /** `text` follows "En las 6 sucursales."; it may be empty. */
  pickup: BuyingTerm | null;
  delivery: string | null;
}
