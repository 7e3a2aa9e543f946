function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.split(',')
  }
}

/** No name is longer, and none holds what no text may hold. */
const NAME = /^[^\p{Cc}\p{Cs}]{1,140}$/u

/** Names as callers send them: a list, its JSON, or one text with commas. Doubled names are one. */
export function readBusinesses(value: unknown): readonly string[] {
  const list = typeof value === 'string' ? parsed(value) : value
  if (!Array.isArray(list)) return []
  const names = list.filter((one): one is string => typeof one === 'string').map((one) => one.trim())
  return [...new Set(names.filter((name) => NAME.test(name)))]
}
