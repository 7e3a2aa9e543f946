/** Björn Ottosson's OKLCH: equal steps of lightness look equal at any hue (radians). */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

export function oklchOfHex(hex: string): Oklch {
  const [red, green, blue] = linearOfHex(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

function linearOfOklch({ lightness, chroma, hue }: Oklch): LinearRgb {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const chromaStep = 0.004

/** The nearest displayable colour of that lightness and hue; chroma is reduced. */
export function hexOfOklch(colour: Oklch): string {
  let { chroma } = colour
  let linear = linearOfOklch({ ...colour, chroma })
  while (chroma > 0 && !isOnScreen(linear)) {
    chroma = Math.max(0, chroma - chromaStep)
    linear = linearOfOklch({ ...colour, chroma })
  }
  return hexOfLinear(linear)
}

/** Linear light, 0 to 1 for displayable colours. */
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

const hexOfLinear = (colour: LinearRgb): string => `#${colour.map(hexOfChannel).join('')}`

const tolerance = 0.0005

const isOnScreen = (colour: LinearRgb): boolean =>
  colour.every((value) => value >= -tolerance && value <= 1 + tolerance)

export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
