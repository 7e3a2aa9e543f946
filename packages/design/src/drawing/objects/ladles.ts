import { dots, stripes } from '../patterns.ts'
import { ellipse, fill, keyLine, line, roundedBox } from '../shapes.ts'

/** Wooden spoons standing in a holder. */
export function ladles(): string {
  const holder = 'M74 128H166L158 210H82Z'
  const spoon = ellipse([86, 56], 20, 28)
  const turner = roundedBox([108, 28, 30, 52], 8)
  const fork = ellipse([160, 62], 17, 24)
  return [
    line('M92 78L106 136', 'copper', 9) +
      line('M122 74V136', 'rust', 9) +
      line('M156 80L138 136', 'copper', 9),
    fill(spoon + fork, 'copper') + fill(turner, 'rust'),
    fill(ellipse([86, 54], 11, 17), 'rust') + fill(stripes([112, 36, 22, 34], 3, 0.4), 'cotton'),
    fill(holder, 'rani') + fill('M76 150H164L162 176H78Z', 'cotton'),
    dots([90, 163], { count: 5, gap: 15, radius: 4, ink: 'jamun' }),
    keyLine([holder, spoon, turner, fork]),
  ].join('')
}
