const KILO = 1000

const units = ['B', 'kB', 'MB'] as const

/** Returns a file's size: '8 B', '12 kB', '3.4 MB'. */
export function fileSizeText(bytes: number): string {
  let [size, unit] = [bytes, 0]
  while (size >= KILO && unit < units.length - 1) {
    size /= KILO
    unit += 1
  }
  const text = unit === 2 && size < 10 ? size.toFixed(1) : String(Math.round(size))
  return `${text}\u00A0${units[unit] ?? ''}`
}
