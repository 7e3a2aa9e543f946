import { linearOfHex } from './srgb.ts'

const luminance = (hex: string): number => {
  const [red, green, blue] = linearOfHex(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * WCAG contrast of two colours, 1 (none) to 21 (black on white).
 * @param first '#rrggbb'
 * @param second '#rrggbb'
 */
export function contrastRatio(first: string, second: string): number {
  const lights = [luminance(first), luminance(second)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}
