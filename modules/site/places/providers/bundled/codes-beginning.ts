import { bundledCodes, type BundledCode } from './postal-codes.ts'

const MOST = 5

/** The first few postal codes whose main post office or district begins with the text; offices come before districts. */
export function codesBeginning(text: string): readonly BundledCode[] {
  const wanted = text.trim().toLowerCase()
  if (!/^\p{Letter}/u.test(wanted)) return []
  const begins = (name: string) => name.toLowerCase().startsWith(wanted)
  const all = bundledCodes()
  const offices = all.filter(({ area }) => begins(area))
  const districts = all.filter(({ area, cities }) => !begins(area) && cities.some(begins))
  return [...offices, ...districts].slice(0, MOST)
}
