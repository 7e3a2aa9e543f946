import type { Site } from '#framework/context'
import type { Documents } from '#framework/documents'
import { extensionPoint, type Download, type MethodContext } from '#framework/modules'
import type { Language } from '#framework/messages'

/** A document that is to be printed: for whom, and in which language. */
export interface Printing {
  /** For whoever asks: what they may not read is refused. */
  readonly documents: Documents
  readonly site: Site
  /** What other rooms added to an extension point of the paper's own. */
  readonly extensions: MethodContext<never>['extensions']
  readonly name: string
  readonly language: Language
}

/** What documents of a type look like on paper. */
export interface Paper {
  readonly type: string
  print(printing: Printing): Promise<Download>
}

/** Rooms whose documents have a paper of their own add it here. */
export const papers = extensionPoint<Paper>('framework.papers')
