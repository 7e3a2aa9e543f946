/** A question as it comes over the wire, its parts still unchecked: the names are the dialect's. */
export interface ListRequest {
  readonly fields?: unknown
  readonly filters?: unknown
  readonly or_filters?: unknown
  readonly order_by?: unknown
  readonly group_by?: unknown
  readonly limit_page_length?: unknown
  readonly limit?: unknown
  readonly limit_start?: unknown
  /** False, 0 and their like: rows are lists of values. */
  readonly as_dict?: unknown
  /** For a child type: the type whose rows are meant. */
  readonly parent?: unknown
}
