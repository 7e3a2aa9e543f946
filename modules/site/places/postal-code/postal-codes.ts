import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const KILOMETRES_OF_A_DEGREE = 111.2
const RADIANS_OF_A_DEGREE = Math.PI / 180

/** How far two places are from each other, as a flat map has it: for telling near from far, in India. */
function kilometresBetween(
  here: { readonly latitude: number; readonly longitude: number },
  [latitude, longitude]: readonly [latitude: number, longitude: number],
): number {
  const up = here.latitude - latitude
  const across = (here.longitude - longitude) * Math.cos(here.latitude * RADIANS_OF_A_DEGREE)
  return Math.hypot(up, across) * KILOMETRES_OF_A_DEGREE
}

/** A postal code as India's post office lists it. */
export interface BundledCode {
  readonly postal_code: string
  readonly state: string
  /** The districts it lies in, the one with most post offices first; none where the list says none. */
  readonly cities: readonly string[]
  /** Its main post office. */
  readonly area: string
  /** Degrees; null where the list gives none that can be right. */
  readonly latitude: number | null
  readonly longitude: number | null
}

const FILE = new URL('../data/postal-codes.txt.br', import.meta.url)
const UNITS_OF_A_DEGREE = 10_000
/** Kilometres: further from every post office is the sea, or another country. */
const FARTHEST = 60

function degrees(text: string | undefined): number | null {
  return text ? Number(text) / UNITS_OF_A_DEGREE : null
}

/** Three lines of heads (day, states, cities), then one a postal code: how far it is from the one before, and its parts. */
function unpack(text: string): readonly BundledCode[] {
  const [, states = '', cities = '', ...rows] = text.trimEnd().split('\n')
  const [stateNames, cityNames] = [states.split('|'), cities.split('|')]
  let code = 0
  return rows.map((row) => {
    const [step, state, ofCities = '', latitude, longitude, area = ''] = row.split('\t')
    code += Number(step)
    return {
      postal_code: String(code),
      state: stateNames[Number(state)] ?? '',
      cities: ofCities === '' ? [] : ofCities.split(' ').map((at) => cityNames[Number(at)] ?? ''),
      area,
      latitude: degrees(latitude),
      longitude: degrees(longitude),
    }
  })
}

let unpacked: ReadonlyMap<string, BundledCode> | undefined

/** Read at the first question, and kept from then on. */
function opened(): ReadonlyMap<string, BundledCode> {
  if (unpacked) return unpacked
  const codes = unpack(brotliDecompressSync(readFileSync(FILE)).toString('utf8'))
  unpacked = new Map(codes.map((code) => [code.postal_code, code]))
  return unpacked
}

/** The postal code of six digits; null when the post office knows none like it. */
export function bundledCode(postalCode: string): BundledCode | null {
  return opened().get(postalCode) ?? null
}

/** Every postal code of the bundle, in order. */
export function bundledCodes(): readonly BundledCode[] {
  return [...opened().values()]
}

/** The postal code whose post offices are nearest to a place; null where there are none near it. */
export function nearestCode(latitude: number, longitude: number): BundledCode | null {
  let nearest: BundledCode | null = null
  let least = FARTHEST
  for (const code of opened().values()) {
    if (code.latitude === null || code.longitude === null) continue
    const away = kilometresBetween({ latitude, longitude }, [code.latitude, code.longitude])
    if (away < least) [nearest, least] = [code, away]
  }
  return nearest
}
