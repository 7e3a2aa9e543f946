import { printFont, printRuns, type PrintRun, type PrintWeight } from '#design/print'

/** How letters look. Sizes and places are points of an A5 page. */
export interface Style {
  readonly size: number
  readonly colour: string
  readonly weight?: PrintWeight
}

export interface Place {
  readonly x: number
  /** Of the line's foot: fonts of several scripts stand on one line. */
  readonly baseline: number
}

/** Writes texts of several scripts. It knows only the fonts that its page needs. */
export interface Pen {
  readonly document: PDFKit.PDFDocument
  widthOf(text: string, style: Style): number
  write(text: string, place: Place, style: Style): void
  writeEndingAt(text: string, place: Place, style: Style): void
  /** The lines that a text takes in a width; a word that is wider is cut. */
  lines(text: string, width: number, style: Style): readonly string[]
}

/** In parts that belong together: a vowel sign never leaves its letter. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

function cutWord(word: string, fits: (text: string) => boolean): readonly string[] {
  const parts: string[] = []
  for (const { segment } of letters.segment(word)) {
    const last = parts.at(-1)
    if (last !== undefined && fits(last + segment)) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}

function wrapped(paragraph: string, fits: (text: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...(fits(word) ? [word] : cutWord(word, fits)))
  }
  return lines
}

export function createPen(document: PDFKit.PDFDocument): Pen {
  const use = ({ script }: PrintRun, { size, weight = 'regular' }: Style) =>
    document.font(printFont(script, weight)).fontSize(size)
  const widthOfRun = (run: PrintRun, style: Style) => use(run, style).widthOfString(run.text)
  const widthOf = (text: string, style: Style) =>
    printRuns(text).reduce((width, run) => width + widthOfRun(run, style), 0)

  const write = (text: string, { x, baseline }: Place, style: Style) => {
    let left = x
    for (const run of printRuns(text)) {
      const width = widthOfRun(run, style)
      document.fillColor(style.colour)
      document.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
      left += width
    }
  }

  return {
    document,
    widthOf,
    write,
    writeEndingAt: (text, { x, baseline }, style) =>
      write(text, { x: x - widthOf(text, style), baseline }, style),
    lines: (text, width, style) =>
      text.split('\n').flatMap((paragraph) => wrapped(paragraph, (part) => widthOf(part, style) <= width)),
  }
}
