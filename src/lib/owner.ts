/** A part of another company, as the owner sets it up in shop.ts. */
export interface Widget {
  /** Address of the page that its frame shows. */
  address: string;
  /** Whether it may keep cookies and storage of its own. */
  storage: boolean;
}

export interface Widgets {
  chat: (Widget & { ready: 'message' | 'load' }) | null;
  map: Widget | null;
  social: Widget | null;
}

export type Weekday = 'lunes' | 'martes' | 'miércoles' | 'jueves' | 'viernes' | 'sábado' | 'domingo';

/** From one day to another of the week, both included, from and to a time such as "10:00". */
export interface Hours {
  from: Weekday;
  to: Weekday;
  opens: string;
  closes: string;
}

export interface BranchDetails {
  phone?: string;
  hours?: readonly Hours[];
  /** The time zone of its hours ("America/Tijuana"); left out, Mexico City's. */
  zone?: string;
  /** The days on which it stays closed, where they are not the shop's `holidays`. */
  closed?: readonly string[];
  /** What is near it. */
  near?: string;
}

/** Who sells, by the law. */
export interface Legal {
  /** Of the person or company. */
  name: string;
  /** Where a complaint goes. */
  complaints: string;
}

/** What is taken back. */
export interface Returns {
  /** From the day of the sale on. */
  days: number;
  /** Where it is brought or sent to. */
  at: 'sucursal' | 'correo';
  /** Whether used goods are. */
  used: boolean;
}
