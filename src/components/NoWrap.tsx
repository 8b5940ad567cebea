import { noWrapParts } from './nameParts.ts';

/** A text that never breaks within "USB-C" or "20 000 mAh". Uses spans, since no-break characters would end up in copied text and break searches. */
export const NoWrap = ({ text }: { text: string }) =>
  noWrapParts(text).map(({ text: part, noWrap }, index) =>
    noWrap ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
