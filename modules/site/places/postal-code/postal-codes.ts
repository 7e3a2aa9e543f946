import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const KILOMETRES_OF_A_DEGREE = 111.2
const RADIANS_OF_A_DEGREE = Math.PI / 180

/** Approximates the distance on a flat map, exact enough within India. */
function kilometresBetween(
  here: { readonly latitude: number; readonly longitude: number },
  [latitude, longitude]: readonly [latitude: number, longitude: number],
): number {
  const up = here.latitude - latitude
  const across = (here.longitude - longitude) * Math.cos(here.latitude * RADIANS_OF_A_DEGREE)
  return Math.hypot(up, across) * KILOMETRES_OF_A_DEGREE
}

export interface BundledCode {
  readonly postal_code: string
  readonly state: string
  /** Districts, the one with most post offices first; may be empty. */
  readonly cities: readonly string[]
  readonly area: string
  /** Degrees; null without a plausible value. */
  readonly latitude: number | null
  readonly longitude: number | null
}

const FILE = new URL('../data/postal-codes.txt.br', import.meta.url)
const UNITS_OF_A_DEGREE = 10_000
/** Kilometres; a larger distance is the sea or another country. */
const FARTHEST = 60

function degrees(text: string | undefined): number | null {
  return text ? Number(text) / UNITS_OF_A_DEGREE : null
}

/**
 * Parses three header lines (date, states, cities), then one postal code per line, as difference from the previous one,
 * and its parts.
 */
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

function opened(): ReadonlyMap<string, BundledCode> {
  if (unpacked) return unpacked
  const codes = unpack(brotliDecompressSync(readFileSync(FILE)).toString('utf8'))
  unpacked = new Map(codes.map((code) => [code.postal_code, code]))
  return unpacked
}

/** Returns the bundled postal code, or null. */
export function bundledCode(postalCode: string): BundledCode | null {
  return opened().get(postalCode) ?? null
}

export function bundledCodes(): readonly BundledCode[] {
  return [...opened().values()]
}

/** Returns the postal code with the nearest post office; null when none is near. */
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
