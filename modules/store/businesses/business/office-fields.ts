import { fieldsOf, type DocType } from '#framework/doctypes'

/** Rows by what stands in them: each is numbered and named anew. */
const shownIn = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((row: { readonly domain?: unknown }) => row.domain).join() : (value ?? '')

/** The first field of a document that its seller would change and only the office may. */
export function changedOfficeField(type: DocType, previous: object, document: object): string | undefined {
  const valueIn = (from: object, fieldname: string) => shownIn(Reflect.get(from, fieldname))
  return fieldsOf(type)
    .filter(({ spec }) => spec.options.officeOnly === true)
    .map(({ fieldname }) => fieldname)
    .find((fieldname) => valueIn(previous, fieldname) !== valueIn(document, fieldname))
}
