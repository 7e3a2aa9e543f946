/** The fields that a list asks for, as JSON text or as a list. What cannot be read is one name that no type has. */
export function namesIn(fields: unknown): readonly unknown[] {
  if (fields === undefined || fields === null || fields === '') return []
  const names = typeof fields === 'string' ? parsed(fields) : fields
  return Array.isArray(names) ? names : [names]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
