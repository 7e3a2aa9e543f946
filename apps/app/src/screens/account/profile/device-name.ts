import type { Device } from './profile-calls.ts'

const browsers = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

function nameIn(text: string, names: readonly (readonly [mark: string, name: string])[]): string | null {
  return names.find(([mark]) => text.includes(mark))?.[1] ?? null
}

/** 'Chrome, Android'; the device's own label where no browser says more, null where nobody says anything. */
export function deviceName({ device, user_agent }: Pick<Device, 'device' | 'user_agent'>): string | null {
  const text = user_agent ?? ''
  const known = [nameIn(text, browsers), nameIn(text, systems)].filter((name) => name !== null)
  return known.length > 0 ? known.join(', ') : device
}
