/** Matches the number of a document and a school year: 'ORD-2026-000015', 'RCP/26-27/000003', '2026-27'. */
const documentNumber = /(\b(?:[A-Z]{1,8}|\d{1,8})(?:[-/][A-Z\d]+)+)/

/** Shows a text whose numbers stay on one line. */
export function UnbrokenNumbers({ text }: { text: string }) {
  return text.split(documentNumber).map((part, place) =>
    documentNumber.test(part) ? (
      <span key={`${place} ${part}`} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
