/** What one question may hold. Every loop over what a client sent ends at one of these. */
export const bounds = {
  fields: 200,
  /** Of one list, stars spelt out. */
  columns: 1000,
  filters: 50,
  /** Of one `in`. */
  values: 1000,
  joins: 8,
  /** Tables whose rows multiply the documents of a list. */
  multiplied: 2,
  sortFields: 10,
  groupFields: 10,
  /** Characters of `order_by` or `group_by`, of one of its terms, of a field's name and of an operator. */
  sortText: 1000,
  sortTerm: 200,
  fieldText: 500,
  operator: 40,
} as const
