import { Download, type Surroundings } from '#framework/modules'
import type { Language } from '#framework/messages'
import { paperSheet, type KeptPaper } from '../../rules/paper-sheet.ts'
import { printPaper } from '../printing/print-paper.ts'

interface Printing {
  readonly paper: KeptPaper
  readonly language: Language
}

/** Printed while it is sent: by then the transaction is over, and slow work holds no connection. */
async function* printed(
  { translators }: Surroundings,
  { paper, language }: Printing,
): AsyncGenerator<Uint8Array> {
  yield await printPaper(paperSheet(paper, { language, t: translators[language] }))
}

/** An invoice or a credit note as a PDF. */
export function downloadPaper(site: Surroundings, printing: Printing): Download {
  return new Download({
    fileName: `${printing.paper.number.replaceAll('/', '-')}.pdf`,
    contentType: 'application/pdf',
    pieces: printed(site, printing),
    isShown: true,
  })
}
