import { printInks } from '#design/tokens'
import type { ReceiptSheet } from '../../rules/receipt-sheet.ts'
import { colours, inside, lineHeight, page, plain, small, strong, writeParagraph } from './page.ts'
import type { Pen, Style } from './pen.ts'

const SCALLOPS = 14
const AWNING = 9
const LOGO = 46
const GAP = 12

/** The edge of a stall's awning along the top of the page. */
export function drawAwning({ document }: Pen): void {
  const { jamun, marigold } = printInks.light
  const width = page.width / SCALLOPS
  document.rect(0, 0, page.width, AWNING).fill(jamun)
  for (let index = 0; index < SCALLOPS; index += 1) {
    const left = index * width
    document
      .path(`M${left} ${AWNING}a${width / 2} ${width / 2.6} 0 0 0 ${width} 0z`)
      .fill(index % 2 === 0 ? jamun : marigold)
  }
}

const name: Style = { size: 15, colour: colours.ink, weight: 'bold' }

function registrationText({ letterhead }: ReceiptSheet): string {
  return letterhead.registrations.map(({ label, number }) => `${label} ${number}`).join(' · ')
}

/** Who gives the receipt: the name, and below it, smaller, where and under which numbers. */
function headLines(sheet: ReceiptSheet): readonly (readonly [text: string, style: Style])[] {
  const { address, contact } = sheet.letterhead
  return [
    [sheet.letterhead.name, name],
    ...[address, contact, registrationText(sheet)].map((text) => [text, small] as const),
  ]
}

/** The logo, and whoever gives the receipt beside it, in its middle when that is little; answers where both end. */
export function drawLetterhead(pen: Pen, sheet: ReceiptSheet, logo: Buffer | null): number {
  const top = 34
  const least = logo === null ? 0 : LOGO
  const x = logo === null ? page.left : page.left + LOGO + GAP
  const width = page.right - x
  const parts = headLines(sheet)
  const height = parts.reduce(
    (sum, [text, style]) => sum + pen.lines(text, width, style).length * lineHeight(style),
    0,
  )
  if (logo !== null)
    pen.document.image(logo, page.left, top, { fit: [LOGO, LOGO], align: 'center', valign: 'center' })
  let next = top + Math.max(0, (least - height) / 2)
  for (const [text, style] of parts) next = writeParagraph(pen, text, { x, top: next, width, style })
  return Math.max(next, top + least)
}

const title: Style = { size: 21, colour: colours.brand, weight: 'bold' }

/** What the paper is, its number and its day; answers where that ends. */
export function drawTitle(
  pen: Pen,
  { title: word, number, date, cancelled }: ReceiptSheet,
  top: number,
): number {
  const { document } = pen
  document.moveTo(page.left, top).lineTo(page.right, top).lineWidth(0.8).stroke(colours.line)
  const baseline = top + 37
  pen.write(word, { x: page.left, baseline }, title)
  const rows = [number, date]
  rows.forEach(({ label, text }, index) => {
    const line = baseline - 15 + index * (lineHeight(plain) + 1)
    pen.writeEndingAt(text, { x: page.right, baseline: line }, strong)
    pen.writeEndingAt(label, { x: page.right - pen.widthOf(text, strong) - 7, baseline: line }, small)
  })
  const next = baseline + 16
  if (cancelled === null) return next
  const style: Style = { ...strong, colour: colours.alert }
  return writeParagraph(pen, cancelled.note, { x: page.left, top: next - 2, width: inside, style }) + 6
}

/** The word across a page that no longer holds. */
export function drawMark(pen: Pen, mark: string): void {
  const { document } = pen
  const style: Style = { size: 84, colour: colours.alert, weight: 'bold' }
  const widest = page.width * 0.94
  const size = Math.min(style.size, (style.size * widest) / pen.widthOf(mark, style))
  const fitted = { ...style, size }
  const middle = { x: page.width / 2, y: page.height / 2 }
  document.save().rotate(-32, { origin: [middle.x, middle.y] })
  document.fillOpacity(0.2)
  pen.write(mark, { x: middle.x - pen.widthOf(mark, fitted) / 2, baseline: middle.y + size / 3 }, fitted)
  document.restore()
}
