const SIMPLE_KEY = /^[A-Za-z_$][A-Za-z0-9_$]*$/

export const madeByProgram = '// Written by `npm run generate`; changes by hand are lost.\n'

export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

export function keyText(key: string): string {
  return SIMPLE_KEY.test(key) ? key : quoted(key)
}

export function commentText(comment: string): string {
  const lines = comment.replaceAll('*/', '*\u200b/').trim().split('\n')
  if (lines.length > 1) return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`
  return lines[0] === '' ? '' : `/** ${lines.join('')} */\n`
}

export function sentences(parts: readonly (string | null | undefined | false)[]): string {
  return parts
    .filter((part) => typeof part === 'string')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

export function interfaceName(doctype: string): string {
  return doctype
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
