/** What a document type is called in the document: 'Mela Event' is MelaEvent. */
export function schemaName(doctype: string): string {
  return doctype
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
