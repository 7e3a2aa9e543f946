interface RowPlace {
  route: string
  /** The sent document that is changed; null for a new one. */
  document: string | null
  table: string
}

/** The page of a table's row; without a key, of a new one. */
export function rowPath({ route, document, table }: RowPlace, key: string | null): string {
  const query = new URLSearchParams({ form: route, table })
  if (document !== null) query.set('edit', document)
  if (key === null) return `/webform-child?${query}`
  query.set('row', key)
  return `/edit-webformchild?${query}`
}

export interface WantedRow extends RowPlace {
  key: string | null
}

/** What the page of a row is asked for. */
export function wantedRow(search: string): WantedRow {
  const query = new URLSearchParams(search)
  return {
    route: query.get('form') ?? '',
    document: query.get('edit'),
    table: query.get('table') ?? '',
    key: query.get('row'),
  }
}

export const formPath = (route: string, document: string | null = null): string =>
  `/new/${encodeURIComponent(route)}${document === null ? '' : `?edit=${encodeURIComponent(document)}`}`
