import { printFont, printRuns, type PrintRun, type PrintWeight } from '#design/print'

export interface TextStyle {
  readonly size: number
  readonly colour: string
  readonly weight?: PrintWeight
}

interface TextPosition {
  readonly x: number
  /** Baseline, shared by fonts of several scripts on one line. */
  readonly baseline: number
}

export interface PdfWriter {
  readonly document: PDFKit.PDFDocument
  widthOf(text: string, style: TextStyle): number
  write(text: string, position: TextPosition, style: TextStyle): void
  writeEndingAt(text: string, position: TextPosition, style: TextStyle): void
  /** Wraps a text to a width; breaks a wider word. */
  lines(text: string, width: number, style: TextStyle): readonly string[]
}

/** Grapheme segments, so that a vowel sign is not separated from its consonant. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function cutWord(word: string, fits: (text: string) => boolean): readonly string[] {
  const parts: string[] = []
  for (const { segment } of graphemes.segment(word)) {
    const last = parts.at(-1)
    if (last !== undefined && fits(last + segment)) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}

function wrapParagraph(paragraph: string, fits: (text: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...(fits(word) ? [word] : cutWord(word, fits)))
  }
  return lines
}

export function createPdfWriter(document: PDFKit.PDFDocument): PdfWriter {
  const use = ({ script }: PrintRun, { size, weight = 'regular' }: TextStyle) =>
    document.font(printFont(script, weight)).fontSize(size)
  const widthOfRun = (run: PrintRun, style: TextStyle) => use(run, style).widthOfString(run.text)
  const widthOf = (text: string, style: TextStyle) =>
    printRuns(text).reduce((width, run) => width + widthOfRun(run, style), 0)

  const write = (text: string, { x, baseline }: TextPosition, style: TextStyle) => {
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
      text
        .split('\n')
        .flatMap((paragraph) => wrapParagraph(paragraph, (part) => widthOf(part, style) <= width)),
  }
}
