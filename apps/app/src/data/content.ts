export type Content = Record<string, unknown>

export function textIn(content: Content, field: string): string {
  const value = content[field]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export function numberIn(content: Content, field: string): number | null {
  const value = content[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export function listIn(content: Content, field: string): unknown[] {
  const value = content[field]
  return Array.isArray(value) ? value : []
}

export function recordsIn(list: readonly unknown[]): Content[] {
  return list.filter(isContent)
}

export function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
