import type { Pen } from '#money/receipts'
import type { CodeModules } from '../code-picture.ts'

/** Where a code stands on the page, and how large it is; points. */
interface CodePlace {
  readonly x: number
  readonly top: number
  readonly side: number
}

/** Dark on white whatever the paper's tint: a camera wants it so. */
export function drawCode(
  { document }: Pen,
  { size, isDark }: CodeModules,
  { x, top, side }: CodePlace,
): void {
  const step = side / size
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (isDark(row, column)) document.rect(x + column * step, top + row * step, step, step)
  document.fill('#000000')
}
