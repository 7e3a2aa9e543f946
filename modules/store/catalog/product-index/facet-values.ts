/** What products are told apart by: 'brand', 'seller' or 'attributes.<name>'. */
export interface FacetField {
  readonly field: string
  readonly label: string
}

interface Value {
  readonly field: number
  readonly value: string
  label: string
}

/** Every value of every facet under a number, so that a product is a short list of numbers. */
export function createFacetValues() {
  const fields: FacetField[] = []
  const fieldNumbers = new Map<string, number>()
  const values: Value[] = []
  const valueNumbers: Map<string, number>[] = []

  const fieldNumber = (field: string, label: string): number => {
    const known = fieldNumbers.get(field)
    if (known !== undefined) return known
    fieldNumbers.set(field, fields.length)
    valueNumbers.push(new Map())
    return fields.push({ field, label }) - 1
  }

  return {
    fields,
    values,
    /** The number of a value; a new one where it was never met. Its label is the last that was told. */
    numberOf({ field, label: fieldLabel }: FacetField, value: string, label = value): number {
      const at = fieldNumber(field, fieldLabel)
      const known = valueNumbers[at]?.get(value)
      const stored = known === undefined ? undefined : values[known]
      if (known !== undefined && stored) {
        stored.label = label
        return known
      }
      valueNumbers[at]?.set(value, values.length)
      return values.push({ field: at, value, label }) - 1
    },
    /** -1 for what was never met. */
    fieldAt: (field: string): number => fieldNumbers.get(field) ?? -1,
    valueAt: (field: number, value: string): number => valueNumbers[field]?.get(value) ?? -1,
  }
}

export type FacetValues = ReturnType<typeof createFacetValues>
