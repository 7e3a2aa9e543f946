import type { ReceiptSheet } from '../../rules/receipt-sheet.ts'
import { colours, page, small, strong, writeParagraph } from './page.ts'
import type { Pen } from './pen.ts'

const CODE = 62
const TOP = page.height - CODE - 26

/** Rows of a code, dark or light. */
export interface CodeModules {
  readonly size: number
  isDark(row: number, column: number): boolean
}

function drawCode({ document }: Pen, { size, isDark }: CodeModules): void {
  const step = CODE / size
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (isDark(row, column)) document.rect(page.left + column * step, TOP + row * step, step, step)
  document.fill(colours.ink)
}

/** The code by which the paper can be checked, and who stands for it. */
export function drawFoot(pen: Pen, { check, signature }: ReceiptSheet, code: CodeModules): void {
  drawCode(pen, code)
  const x = page.left + CODE + 12
  writeParagraph(pen, check.label, { x, top: TOP + 2, width: 92, style: small })
  const left = page.right - 150
  const line = TOP + CODE - 24
  pen.document.moveTo(left, line).lineTo(page.right, line).lineWidth(0.6).stroke(colours.line)
  const below = signature.name ?? ''
  const next = writeParagraph(pen, below, { x: left, top: line + 4, width: 150, style: strong })
  writeParagraph(pen, signature.note, {
    x: left,
    top: next + (below === '' ? 3 : 0),
    width: 150,
    style: small,
  })
}
