interface Contents {
  readonly fileName: string
  readonly contentType: string
  /** Asked for one by one, while the one before is on its way. */
  readonly pieces: AsyncIterable<string>
}

/** A method's answer that is a file, sent piece by piece; what must be refused is refused before it is made. */
export class Download {
  readonly fileName: string
  readonly contentType: string
  readonly pieces: AsyncIterable<string>

  constructor({ fileName, contentType, pieces }: Contents) {
    this.fileName = fileName
    this.contentType = contentType
    this.pieces = pieces
  }
}
