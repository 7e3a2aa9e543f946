import type { PrintedGroup, PrintedLine } from './statement-sheet.ts'

export type PageRow =
  | { readonly kind: 'head'; readonly group: PrintedGroup }
  | { readonly kind: 'line'; readonly line: PrintedLine }

interface PlacedRow {
  readonly row: PageRow
  readonly top: number
  readonly startsPage: boolean
}

interface PageSpace {
  /** Top of the rows on the first page. */
  readonly top: number
  /** Top of the rows on each further page. */
  readonly first: number
  readonly foot: number
  readonly measure: (row: PageRow) => number
}

const GROUP_GAP = 8

/** Places rows on pages: a line is not split, and the head of a group is not the last row of a page. */
export function layOutLines(
  groups: readonly PrintedGroup[],
  { top, first, foot, measure }: PageSpace,
): readonly PlacedRow[] {
  const placed: PlacedRow[] = []
  let next = top
  const place = (row: PageRow, needed: number, gap: number) => {
    const startsPage = next + gap + needed > foot
    const rowTop = startsPage ? first : next + gap
    placed.push({ row, top: rowTop, startsPage })
    next = rowTop + measure(row)
  }
  for (const group of groups) {
    const head: PageRow = { kind: 'head', group }
    const rows = group.lines.map((line): PageRow => ({ kind: 'line', line }))
    const [firstLine] = rows
    place(head, measure(head) + (firstLine ? measure(firstLine) : 0), placed.length === 0 ? 0 : GROUP_GAP)
    for (const row of rows) place(row, measure(row), 0)
  }
  return placed
}
