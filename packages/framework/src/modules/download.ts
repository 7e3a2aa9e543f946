interface Contents {
  readonly fileName: string
  readonly contentType: string
  /** Asked for one by one, while the one before is on its way. */
  readonly chunks: AsyncIterable<string | Uint8Array>
  /** To be shown rather than put aside, like paper that is to be printed; only for what we made ourselves. */
  readonly isShown?: boolean
}

/** A method's answer that is a file, sent piece by piece; what must be refused is refused before it is made. */
export class Download {
  readonly fileName: string
  readonly contentType: string
  readonly chunks: AsyncIterable<string | Uint8Array>
  readonly isShown: boolean

  constructor({ fileName, contentType, chunks, isShown = false }: Contents) {
    this.fileName = fileName
    this.contentType = contentType
    this.chunks = chunks
    this.isShown = isShown
  }
}
