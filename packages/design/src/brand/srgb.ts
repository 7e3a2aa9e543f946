/** Linear light, 0 to 1 for what a screen can show. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

const linearOfEncoded = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const encodedOfLinear = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055

const channelOf = (hex: string, start: number): number =>
  linearOfEncoded(Number.parseInt(hex.slice(start, start + 2), 16) / 255)

/** @param hex '#rrggbb' */
export const linearOfHex = (hex: string): LinearRgb => [
  channelOf(hex, 1),
  channelOf(hex, 3),
  channelOf(hex, 5),
]

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

const hexOfChannel = (value: number): string =>
  Math.round(255 * encodedOfLinear(clamp(value)))
    .toString(16)
    .padStart(2, '0')

export const hexOfLinear = (colour: LinearRgb): string => `#${colour.map(hexOfChannel).join('')}`

const tolerance = 0.0005

export const isOnScreen = (colour: LinearRgb): boolean =>
  colour.every((value) => value >= -tolerance && value <= 1 + tolerance)

export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
