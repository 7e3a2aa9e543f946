const MOST_LINES = 6

function linesOnlyIn(text: string, other: string): readonly string[] {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => line.trim() !== '' && !known.has(line))
}

function shown(sign: '+' | '-', lines: readonly string[]): readonly string[] {
  const rest = lines.length - MOST_LINES
  const more = rest > 0 ? [`  ${sign} … and ${rest} more`] : []
  return [...lines.slice(0, MOST_LINES).map((line) => `  ${sign} ${line.trim()}`), ...more]
}

/** How a committed file differs from what it should be, in a few lines; nothing when it does not. */
export function drift(path: string, committed: string | null, wanted: string): string | null {
  if (committed === wanted) return null
  if (committed === null) return `${path} is missing`
  const changed = [
    ...shown('-', linesOnlyIn(committed, wanted)),
    ...shown('+', linesOnlyIn(wanted, committed)),
  ]
  return [
    `${path} is out of date`,
    ...(changed.length > 0 ? changed : ['  its lines stand in another order']),
  ].join('\n')
}
