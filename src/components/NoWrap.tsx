import { noWrapPieces } from './namePieces.ts';

/** A text in which no line breaks within "USB-C" or "20 000 mAh": by spans, as other letters would be copied and sought amiss. */
export const NoWrap = ({ text }: { text: string }) =>
  noWrapPieces(text).map(({ text: piece, whole }, index) =>
    whole ? (
      <span key={index} className="nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
